import type { Backend } from '../backend';
import { liveChannel } from './publish';

/** Wakes a customer's open channels when any process has written an event. */
export class Listeners {
  readonly #byAccount = new Map<number, Set<() => void>>();
  readonly stop: () => void;

  constructor({ engine }: Backend) {
    this.stop = engine.listen(liveChannel, (payload) => this.#wake(Number(payload)), {
      // Reads events that were published while the subscription was down.
      resumed: () => this.#wakeAll(),
    });
  }

  /** Calls `wake` at each notification; returns an unsubscribe function. */
  add(accountId: number, wake: () => void): () => void {
    const set = this.#byAccount.get(accountId) ?? new Set();
    this.#byAccount.set(accountId, set.add(wake));
    return () => {
      set.delete(wake);
      if (set.size === 0) this.#byAccount.delete(accountId);
    };
  }

  count(accountId: number): number {
    return this.#byAccount.get(accountId)?.size ?? 0;
  }

  #wake(accountId: number): void {
    for (const wake of [...(this.#byAccount.get(accountId) ?? [])]) wake();
  }

  #wakeAll(): void {
    for (const accountId of [...this.#byAccount.keys()]) this.#wake(accountId);
  }
}
