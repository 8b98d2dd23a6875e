import { liveTypes } from '@atrium/api';
import type { ReceivedEvent } from './live-message';

/** What happened so long before the page began may still have been on its way to what the page read. Milliseconds. */
const margin = 1_000;

/** How far this tab has heard a customer's events. */
export class ChannelPlace {
  /** Of the last event; the channel is taken up after it. */
  id: string | undefined;
  #at: number | undefined;

  /** @param now milliseconds since the page began to load */
  constructor(private readonly now: () => number) {}

  /** An event was heard; those without an id are nothing to come back to. */
  pass({ id }: ReceivedEvent): void {
    if (!id) return;
    this.id = id;
    this.#at = this.now();
  }

  /**
   * Takes the place that the channel, or the tab that listens to it, names. Answers whether anything has happened since
   * the page began, which it may have missed. Who has a place keeps it.
   */
  take({ id, data }: ReceivedEvent): boolean {
    if (this.id !== undefined) return false;
    this.id = id;
    if (data?.age === undefined) return false;
    this.#at = this.now() - data.age;
    return data.age <= this.now() + margin;
  }

  /** The place as a tab that joins is told it. */
  tell(): ReceivedEvent | undefined {
    if (this.id === undefined) return undefined;
    const age = this.#at === undefined ? {} : { data: { age: this.now() - this.#at } };
    return { id: this.id, type: liveTypes.ready, popup: false, ...age };
  }
}
