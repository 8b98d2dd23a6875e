import { liveTypes, type LiveEvent } from '@atrium/api';
import type { Backend } from '../backend';
import type { EventWriter } from './event-writer';
import type { Listeners } from './listeners';
import { eventsAfter, resume } from './read-events';

interface Given {
  backend: Backend;
  listeners: Listeners;
  accountId: number;
  writer: EventWriter;
  /** Sends the headers, after which failures can no longer be answered. */
  begin(): void;
  /** Whether the session still stands; asked at each heartbeat. */
  stillSignedIn(): Promise<boolean>;
}

const beat: LiveEvent = { type: liveTypes.beat, popup: false };

/** One open connection: carries a customer's events to it until it closes or the session ends. */
export class Channel {
  #position = 0;
  #again = false;
  #closed = false;
  #work: Promise<void>;
  #begin: () => void = () => undefined;
  readonly #given: Given;
  readonly #stops: (() => void)[] = [];

  constructor(given: Given) {
    this.#given = given;
    // nothing is delivered before it is known from where
    this.#work = new Promise((resolve) => (this.#begin = resolve));
  }

  /**
   * Begins with `READY`, which tells a new listener where it stands and how long ago the last event was; with `RESET`
   * when events were missed that are no longer kept; or with the events missed since `lastEventId`.
   */
  async open(lastEventId: string | undefined): Promise<void> {
    const { backend, listeners, accountId, writer, begin } = this.#given;
    // Listening begins before reading, so that nothing falls between.
    this.#stops.push(listeners.add(accountId, () => this.#wake()));
    const { from, reset, age } = await resume(backend, accountId, lastEventId);
    if (this.#closed) return;
    this.#position = from;
    // Who has the headers has a place: what happens from then on is told.
    begin();
    if (reset) await writer.event(from, { type: liveTypes.reset, popup: false });
    else if (lastEventId === undefined)
      await writer.event(from, { type: liveTypes.ready, popup: false, ...(age !== undefined && { data: { age } }) });
    const beat = setInterval(() => void this.#beat().catch(() => this.close()), backend.limits.heartbeat);
    this.#stops.push(() => clearInterval(beat));
    this.#wake();
    this.#begin();
  }

  /** Tells something of now, which is not kept for who is away. */
  tell(event: LiveEvent): void {
    this.#work = this.#work.then(() => this.#given.writer.event('', event)).catch(() => this.close());
  }

  close(): void {
    this.#closed = true;
    for (const stop of this.#stops.splice(0)) stop();
    this.#given.writer.end();
  }

  /** However often it is woken meanwhile, it reads once at a time, and once more after the last time. */
  #wake(): void {
    if (this.#again) return;
    this.#again = true;
    this.#work = this.#work.then(() => this.#deliver()).catch(() => this.close());
  }

  async #deliver(): Promise<void> {
    this.#again = false;
    const { backend, accountId, writer } = this.#given;
    for (const { id, body } of await eventsAfter(backend, accountId, this.#position)) {
      if (!writer.open) return;
      await writer.event(id, body);
      this.#position = id;
    }
  }

  /** Brings what nobody woke it for, and names the last event, so that one that was lost on the way is missed. */
  async #beat(): Promise<void> {
    const { stillSignedIn, writer } = this.#given;
    if (!(await stillSignedIn())) return this.close();
    this.#wake();
    this.#work = this.#work.then(() => writer.event(this.#position, beat)).catch(() => this.close());
  }
}
