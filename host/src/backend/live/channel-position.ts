import { liveTypes } from '@atrium/api';
import type { ReceivedEvent } from './live-message';

/** Events this close to the page's start may not be part of the answers it read. Milliseconds. */
const margin = 1_000;

/** The position of this tab in a customer's event stream. */
export class ChannelPosition {
  /** Id of the last event; the channel resumes after it. */
  id: string | undefined;
  #at: number | undefined;
  readonly #now: () => number;

  /** @param now milliseconds since the page began to load */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Records an event; one without an id cannot be resumed from. */
  pass({ id }: ReceivedEvent): void {
    if (!id) return;
    this.id = id;
    this.#at = this.#now();
  }

  /**
   * Adopts the position that the channel, or the listening tab, reports. Returns whether events have happened since the
   * page began that it may have missed. A known position is kept.
   */
  take({ id, data }: ReceivedEvent): boolean {
    if (this.id !== undefined) return false;
    this.id = id;
    if (data?.age === undefined) return false;
    this.#at = this.#now() - data.age;
    return data.age <= this.#now() + margin;
  }

  /** The position as a joining tab receives it. */
  snapshot(): ReceivedEvent | undefined {
    if (this.id === undefined) return undefined;
    const age = this.#at === undefined ? {} : { data: { age: this.#now() - this.#at } };
    return { id: this.id, type: liveTypes.ready, popup: false, ...age };
  }
}
