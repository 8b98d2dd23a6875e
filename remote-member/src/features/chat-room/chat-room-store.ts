import { chatMessage, chatPermission, chatUrl, liveTypes } from '@atrium/api';
import { supportWindow } from '@atrium/api/figures';
import type { Host } from '@atrium/contract';
import { openBeside } from '@atrium/ui';
import { makeAutoObservable, runInAction } from 'mobx';
import { readRoomAddress } from './room-address';

/** After a failed call, the unread messages are counted again after this many milliseconds. */
const repeatsAfter = 5_000;

/** The chat room of this person: whether it may be used, open or closed, and the number of unread messages. */
export class ChatRoomStore {
  /** Whether the chat is shown at all. */
  allowed = false;
  open = false;
  /** Whether the address of the room is awaited. */
  opening = false;
  unread = 0;
  /** Address of the frame. It stays as long as the session, so that the conversation stays. */
  address: string | undefined;
  #latestCount = 0;
  #repeat: ReturnType<typeof setTimeout> | undefined;
  readonly #host: Host;

  constructor(host: Host) {
    this.#host = host;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Follows the session and the live channel; returns the stop. */
  start(): () => void {
    const { session, events } = this.#host;
    let customer = this.#customer;
    const stops = [
      session.state.subscribe(() => {
        if (customer === this.#customer) return;
        customer = this.#customer;
        this.#renew();
      }),
      events.on('live.received@1', ({ type }) => {
        if (type === liveTypes.chat || type === liveTypes.reset) void this.refresh();
      }),
    ];
    this.#renew();
    return () => {
      for (const stop of stops) stop();
      this.#latestCount += 1;
      clearTimeout(this.#repeat);
    };
  }

  /** Opens the room for a signed-in customer; the host asks a visitor to sign in first. */
  async show(): Promise<void> {
    if (this.open || this.opening) return;
    this.opening = true;
    try {
      const allowed = await this.#host.commands.run('member.open-chat@1').then(isOpened, () => false);
      if (allowed) await this.#enter();
    } finally {
      runInAction(() => (this.opening = false));
    }
  }

  close(): void {
    this.open = false;
    void this.refresh();
  }

  /** Reads the unread count. A later call overtakes an earlier one; a failed one keeps the last count and is repeated. */
  async refresh(): Promise<void> {
    const own = (this.#latestCount += 1);
    clearTimeout(this.#repeat);
    if (!this.#customer) return;
    const answer = await this.#host.api.call(chatMessage, {}).catch(() => undefined);
    if (own !== this.#latestCount) return;
    if (answer) runInAction(() => (this.unread = answer.unReadCount));
    else this.#repeat = setTimeout(() => void this.refresh(), repeatsAfter);
  }

  get #customer(): string | undefined {
    const state = this.#host.session.state.get();
    return state.status === 'signed-in' ? state.customer.id : undefined;
  }

  /** Each session has its own conversation and permission. */
  readonly #renew = (): void => {
    runInAction(() => {
      this.open = false;
      this.address = undefined;
      this.unread = 0;
    });
    void this.#permit();
    void this.refresh();
  };

  async #permit(): Promise<void> {
    const customer = this.#customer;
    const required = this.#host.settings.value('chatPermission') === '1';
    const allowed =
      !required ||
      (await this.#host.api.call(chatPermission, {}).then(
        ({ hasPermission }) => hasPermission,
        () => false,
      ));
    runInAction(() => {
      if (customer === this.#customer) this.allowed = allowed;
    });
  }

  async #enter(): Promise<void> {
    if (this.address === undefined && !(await this.#findAddress())) return;
    runInAction(() => (this.open = true));
  }

  /** Whether the room is one for the frame; another one is opened in its own window. */
  async #findAddress(): Promise<boolean> {
    const { api, settings, messages, language } = this.#host;
    const answer = await api.call(chatUrl, {}).catch(() => undefined);
    const room = answer && readRoomAddress(answer.chatUrl, settings.value('embedOrigin'));
    if (!room) {
      await messages.warning(language.text('chat.failed'));
      return false;
    }
    if (room.kind === 'frame') runInAction(() => (this.address = room.address));
    else if (!openBeside(room.address, { name: 'chat-room', ...supportWindow }))
      await messages.warning(language.text('chat.blocked'));
    return room.kind === 'frame';
  }
}

function isOpened(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'open' in answer && answer.open === true;
}
