import type { Host } from '../host/host';
import type { PlaceParams } from './place';

/** What the host hands to a view with every call. */
export interface ViewProps {
  /** The element the view may fill; nothing outside it belongs to the view. */
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

/** A module that holds a view: the default export, so that `() => import('./views/home')` is enough. */
export interface ViewModule {
  default: View;
}
