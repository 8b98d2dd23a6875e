import type { Host } from '../host/host';
import type { PlaceParams } from './place';

/** The host passes these to every lifecycle function of a view. */
export interface ViewProps {
  /** The element for the view's content; the view must not change anything outside it. */
  element: HTMLElement;
  host: Host;
  params: PlaceParams;
}

/**
 * A view as single-spa's lifecycles: the same contract for React views, plain JavaScript stubs and foreign pages.
 * Every function may be called again after `unmount`; all are asynchronous; a rejection costs this view's place only.
 */
export interface View {
  bootstrap(props: ViewProps): Promise<void>;
  mount(props: ViewProps): Promise<void>;
  /** Called when `params` change while mounted. Absent: the host mounts again. */
  update?(props: ViewProps): Promise<void>;
  unmount(props: ViewProps): Promise<void>;
}

/** A module with a view as its default export, so that `() => import('./views/home')` is enough. */
export interface ViewModule {
  default: View;
}
