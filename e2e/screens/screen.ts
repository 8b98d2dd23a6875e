import type { Tab } from './tab';

export interface Screen {
  name: string;
  /** Username of a demo account. Default: a visitor. */
  as?: string;
  /** Whether this merchant and width have the screen. Default: yes. */
  where?: (tab: Tab) => boolean;
  /** Opens the screen and waits for its content. */
  show(tab: Tab): Promise<void>;
  /** Whether it shows a pending state, so that the page never settles. Default: no. */
  neverSettles?: boolean;
}
