import type { PlaceParams } from '../remote/place';
import type { View } from '../remote/view';
import type { FakeHost } from './fake-host';

export interface MountedView {
  element: HTMLElement;
  update(params: PlaceParams): Promise<void>;
  /** Ends the mounting as the host does: unmounts, then aborts `host.signal`. */
  unmount(): Promise<void>;
}

/** Mounts a view into the document as the host would, through its lifecycles. */
export async function mountView(view: View, host: FakeHost, params: PlaceParams = {}): Promise<MountedView> {
  const element = document.body.appendChild(document.createElement('div'));
  await view.bootstrap({ element, host, params });
  await view.mount({ element, host, params });
  return {
    element,
    async update(next) {
      if (view.update) return view.update({ element, host, params: next });
      await view.unmount({ element, host, params });
      await view.mount({ element, host, params: next });
    },
    async unmount() {
      await view.unmount({ element, host, params });
      host.dispose();
      element.remove();
    },
  };
}
