import type { PlaceParams, View, ViewProps } from '@atrium/contract';
import type { Remote } from '../../remotes/remote';
import type { GivenHost } from '../../mounting/create-host';

/** Properties that single-spa, or another driver of the lifecycles, passes in. */
export interface ParcelProps {
  /** The element that contains the view. */
  domElement: HTMLElement;
  /** Parameters of the place. Default: none. */
  params?: PlaceParams;
}

/** A place's view as a single-spa parcel. */
export interface Parcel {
  bootstrap(props?: unknown): Promise<void>;
  mount(props: ParcelProps): Promise<void>;
  update(props: Partial<ParcelProps>): Promise<void>;
  unmount(props?: unknown): Promise<void>;
}

interface ParcelServices {
  remote: Remote;
  view: string;
  /** Prepares what surrounds the views, and creates the element and host of one view. */
  enter(props: ParcelProps, refine: (params: PlaceParams) => void): Promise<{ element: HTMLElement; given: GivenHost }>;
  /** Releases one view. */
  leave(): void;
}

export function createParcel({ remote, view: name, enter, leave }: ParcelServices): Parcel {
  let mounted: { view: View; given: GivenHost; props: ViewProps } | undefined;

  async function update({ params }: Partial<ParcelProps>): Promise<void> {
    if (!mounted || !params) return;
    mounted.props = { ...mounted.props, params };
    await mounted.view.update?.(mounted.props);
  }

  async function unmount(): Promise<void> {
    const { view, given, props } = mounted ?? {};
    mounted = undefined;
    if (!view || !given || !props) return;
    try {
      await view.unmount(props);
    } finally {
      given.dispose();
      props.element.remove();
      leave();
    }
  }

  return {
    bootstrap: async () => void (await remote.view(name)),
    async mount(props) {
      const view = await remote.view(name);
      const { element, given } = await enter(props, (params) => void update({ params }));
      mounted = { view, given, props: { element, host: given.host, params: props.params ?? {} } };
      try {
        await view.bootstrap(mounted.props);
        await view.mount(mounted.props);
      } catch (error) {
        await unmount().catch(() => undefined);
        throw error;
      }
    },
    update,
    unmount,
  };
}
