import type { Backend } from '../backend';
import { validSessions } from '../session/sessions';
import { lastEventIds } from './read-events';

/** Groups that beat one after the other, so that a thousand channels are not written to at once. */
const groups = 10;

/** What the beats need of an open channel. */
export interface Beating {
  accountId: number;
  sessionHash: string;
  /** Sends a beat. @param latest id of the last event of the customer; 0 before the first */
  beat(latest: number): void;
  close(): void;
}

/** Beats of all open channels: sessions and last events are read for many channels at once. */
export class Heartbeats {
  readonly #groups = Array.from({ length: groups }, () => new Set<Beating>());
  readonly #timer: NodeJS.Timeout;
  #turn = 0;
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
    this.#timer = setInterval(() => void this.#next(), backend.limits.heartbeat / groups);
  }

  /** Each channel beats once per heartbeat; returns a function that ends it. */
  add(channel: Beating): () => void {
    const smallest = this.#groups.reduce((least, group) => (group.size < least.size ? group : least));
    smallest.add(channel);
    return () => void smallest.delete(channel);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #next(): Promise<void> {
    const group = this.#groups[this.#turn] ?? new Set();
    this.#turn = (this.#turn + 1) % groups;
    const channels = [...group];
    if (channels.length === 0) return;
    try {
      const valid = await validSessions(
        this.#backend,
        channels.map(({ sessionHash }) => sessionHash),
      );
      const latest = await lastEventIds(
        this.#backend,
        channels.map(({ accountId }) => accountId),
      );
      for (const channel of channels) {
        if (valid.has(channel.sessionHash)) channel.beat(latest.get(channel.accountId) ?? 0);
        else channel.close();
      }
    } catch {
      // the listeners reconnect, and are told there why that fails
      for (const channel of channels) channel.close();
    }
  }
}
