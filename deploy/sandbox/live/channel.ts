import { liveTypes, type LiveEvent } from '@atrium/api';
import type { Backend } from '../backend';
import type { EventWriter } from './event-writer';
import type { Beating, Heartbeats } from './heartbeats';
import type { Listeners } from './listeners';
import { eventsAfter, resumePosition } from './read-events';

interface ChannelOptions {
  backend: Backend;
  listeners: Listeners;
  accountId: number;
  writer: EventWriter;
  /** Sends the headers; later failures cannot change the status. */
  begin(): void;
  sessionHash: string;
  heartbeats: Heartbeats;
}

const beatEvent: LiveEvent = { type: liveTypes.beat, popup: false };

/** One open connection: delivers a customer's events until it closes or the session ends. */
export class Channel implements Beating {
  #position = 0;
  #again = false;
  #closed = false;
  #work: Promise<void>;
  #begin: () => void = () => undefined;
  readonly #options: ChannelOptions;
  readonly #stops: (() => void)[] = [];

  constructor(options: ChannelOptions) {
    this.#options = options;
    // deliver nothing before the start position is known
    this.#work = new Promise((resolve) => (this.#begin = resolve));
  }

  /**
   * Starts with `READY` for a new listener, with its position and the age of the last event; with `RESET` when missed
   * events are no longer stored; or with the events after `lastEventId`.
   */
  async open(lastEventId: string | undefined): Promise<void> {
    const { backend, listeners, accountId, writer, begin } = this.#options;
    // Subscribes before reading, so that no event is lost in between.
    this.#stops.push(listeners.add(accountId, () => this.#wake()));
    const { from, reset, age } = await resumePosition(backend, accountId, lastEventId);
    if (this.#closed) return;
    this.#position = from;
    // A client that has the headers has a position: later events reach it.
    begin();
    if (reset) await writer.event(from, { type: liveTypes.reset, popup: false });
    else if (lastEventId === undefined)
      await writer.event(from, { type: liveTypes.ready, popup: false, ...(age !== undefined && { data: { age } }) });
    this.#stops.push(this.#options.heartbeats.add(this));
    this.#wake();
    this.#begin();
  }

  /** Sends a transient message that is not stored for replay. */
  notify(event: LiveEvent): void {
    this.#work = this.#work.then(() => this.#options.writer.event('', event)).catch(() => this.close());
  }

  get accountId(): number {
    return this.#options.accountId;
  }

  get sessionHash(): string {
    return this.#options.sessionHash;
  }

  /** Delivers events without a wake-up, and names the last event id, so that the client notices a lost event. */
  beat(latest: number): void {
    if (latest > this.#position) this.#wake();
    this.#work = this.#work.then(() => this.#options.writer.event(this.#position, beatEvent)).catch(() => this.close());
  }

  close(): void {
    this.#closed = true;
    for (const stop of this.#stops.splice(0)) stop();
    this.#options.writer.end();
  }

  /** Wake-ups coalesce: one read at a time, and one more after the last wake-up. */
  #wake(): void {
    if (this.#again) return;
    this.#again = true;
    this.#work = this.#work.then(() => this.#deliver()).catch(() => this.close());
  }

  async #deliver(): Promise<void> {
    this.#again = false;
    const { backend, accountId, writer } = this.#options;
    for (const { id, body } of await eventsAfter(backend, accountId, this.#position)) {
      if (!writer.open) return;
      await writer.event(id, body);
      this.#position = id;
    }
  }
}
