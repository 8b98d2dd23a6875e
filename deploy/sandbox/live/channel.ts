import type { LiveEvent } from '@atrium/api';
import type { Backend } from '../backend';
import type { EventWriter } from './event-writer';
import type { Listeners } from './listeners';
import { eventsAfter, resume } from './read-events';

interface Given {
  backend: Backend;
  listeners: Listeners;
  accountId: number;
  writer: EventWriter;
  /** Whether the session still stands; asked at each heartbeat. */
  stillSignedIn(): Promise<boolean>;
}

/** One open connection: carries a customer's events to it until it closes or the session ends. */
export class Channel {
  #position = 0;
  #again = false;
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
   * Begins with `READY`, which tells a new listener where it stands; with `RESET` when events were missed that are no
   * longer kept; or with the events missed since `lastEventId`.
   */
  async open(lastEventId: string | undefined): Promise<void> {
    const { backend, listeners, accountId, writer } = this.#given;
    // Listening begins before reading, so that nothing falls between.
    this.#stops.push(listeners.add(accountId, () => this.#wake()));
    const { from, reset } = await resume(backend, accountId, lastEventId);
    this.#position = from;
    if (reset || lastEventId === undefined) {
      await writer.event(from, { type: reset ? 'RESET' : 'READY', popup: false });
    }
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

  async #beat(): Promise<void> {
    const { stillSignedIn, writer } = this.#given;
    if (await stillSignedIn()) await writer.beat();
    else this.close();
  }
}
