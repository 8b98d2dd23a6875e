import type { Message, Messages, Toast } from '@atrium/contract';
import { makeAutoObservable, observableShallow } from 'mobx';
import type { DialogAction, DialogRequest, OpenDialog } from './dialog';
import type { Places } from './late-places';
import { ToastQueue } from './toast-queue';

export interface MessageCollaborators {
  /** A text of the host, for buttons without a label. */
  text(key: string): string;
  /** The places that actions open; an action with an absent place is not drawn. */
  places: Places;
  /** Height of the window in pixels, which limits the number of toasts. */
  windowHeight(): number;
}

/** The host's messages to the person: dialogs one at a time in order, toasts stacked. */
export class MessageStore implements Messages {
  dialogs: OpenDialog[] = [];
  readonly toasts: ToastQueue;
  readonly #with: MessageCollaborators;
  #lastId = 0;

  constructor(collaborators: MessageCollaborators) {
    this.#with = collaborators;
    this.toasts = new ToastQueue(() => collaborators.windowHeight());
    makeAutoObservable<this>(this, { dialogs: observableShallow, toasts: false }, { autoBind: true });
  }

  /** The open dialog. */
  get dialog(): OpenDialog | undefined {
    return this.dialogs[0];
  }

  async notice(message: Message | string): Promise<void> {
    await this.ask({ kind: 'notice', ...messageOf(message), actions: [this.#acknowledge()] });
  }

  async warning(message: Message | string): Promise<void> {
    await this.ask({ kind: 'warning', ...messageOf(message), actions: [this.#acknowledge()] });
  }

  async confirm(message: Message & { confirm?: string; cancel?: string; danger?: boolean }): Promise<boolean> {
    const { confirm, cancel, danger, ...rest } = message;
    const yes: DialogAction = {
      label: confirm ?? this.#with.text('confirm'),
      value: 'yes',
      tone: danger ? 'danger' : 'primary',
    };
    const no: DialogAction = { label: cancel ?? this.#with.text('cancel') };
    return (await this.ask({ kind: 'confirm', ...rest, actions: [no, yes] }))?.value === 'yes';
  }

  async choose(message: Message & { actions: DialogAction[] }): Promise<string | undefined> {
    // the action that opens a place is the recommended one
    const actions = message.actions.map((action) => (action.to ? { tone: 'primary' as const, ...action } : action));
    const chosen = await this.ask({ kind: 'choose', ...message, actions });
    return chosen?.value ?? chosen?.to?.place;
  }

  toast(toast: Toast): void {
    this.toasts.add(toast);
  }

  /** Puts a dialog into the queue; resolves with the chosen action after opening its place. */
  ask(request: DialogRequest): Promise<DialogAction | undefined> {
    return new Promise((resolve) => {
      const id = ++this.#lastId;
      const actions = request.actions.filter(({ to }) => to === undefined || this.#with.places.has(to.place));
      this.dialogs.push({ ...request, id, actions, settle: (action) => this.settle(id, action, resolve) });
    });
  }

  /** Closes a dialog and opens the place of its chosen action. */
  settle(id: number, action: DialogAction | undefined, resolve: (action: DialogAction | undefined) => void): void {
    if (!this.dialogs.some((dialog) => dialog.id === id)) return;
    this.dialogs = this.dialogs.filter((dialog) => dialog.id !== id);
    if (action?.to) this.#with.places.open(action.to.place, action.to.params);
    resolve(action);
  }

  #acknowledge(): DialogAction {
    return { label: this.#with.text('ok'), tone: 'primary' };
  }
}

function messageOf(message: Message | string): Message {
  return typeof message === 'string' ? { text: message } : message;
}
