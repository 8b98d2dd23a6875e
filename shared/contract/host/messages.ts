import type { PlaceRef } from '../remote/place';

/** A message to the person, already in the page's language. */
export interface Message {
  text: string;
  title?: string;
  /** HTML from a server, cleaned by the host before it is shown below the text. */
  html?: string;
  /** Drawn beside the text. Default: a warning's icon in warnings, none elsewhere; a toast has the icon of its kind. */
  icon?: 'info' | 'success' | 'warning' | 'error';
}

export interface Action {
  label: string;
  /** Not drawn when the place is absent. */
  to?: PlaceRef;
  value?: string;
}

export interface Toast extends Message {
  kind: 'info' | 'success' | 'warning' | 'error';
  /** Milliseconds until it closes; `'stays'` until dismissed. Default 4 500. */
  duration?: number | 'stays';
}

/** Drawn by the host in the top layer, one at a time for dialogs, stacked for toasts. */
export interface Messages {
  /** Resolves once it has been read. */
  notice(message: Message | string): Promise<void>;
  warning(message: Message | string): Promise<void>;
  /** Resolves with whether the person agreed. */
  confirm(message: Message & { confirm?: string; cancel?: string; danger?: boolean }): Promise<boolean>;
  /** Resolves with the value of the chosen action, `undefined` when dismissed. */
  choose(message: Message & { actions: Action[] }): Promise<string | undefined>;
  toast(toast: Toast): void;
}
