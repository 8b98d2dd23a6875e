import type { Action, Message } from '@atrium/contract';

/** A button of a dialog. */
export interface DialogAction extends Action {
  tone?: 'primary' | 'danger';
}

/** A requested dialog. */
export interface DialogRequest extends Message {
  kind: 'notice' | 'warning' | 'confirm' | 'choose';
  actions: DialogAction[];
  /** Small print below the text, such as the number of the request that failed. */
  small?: string | undefined;
}

/** A dialog that is open or waits for its turn. */
export interface OpenDialog extends DialogRequest {
  id: number;
  /** Closes the dialog with the chosen action, `undefined` when it was dismissed. */
  settle(action: DialogAction | undefined): void;
}
