import { isCallError } from '@atrium/contract';

/** Keeps a wish its idempotency key while nobody knows what became of it, so that it is carried out once. */
export class WishKeeper {
  #last: { wish: string; key: string } | undefined;

  /** Calls with the wish's key. Rejects as the call does; only a refusal leaves the key behind. */
  async carryOut(wish: string, call: (idempotencyKey: string) => Promise<unknown>): Promise<void> {
    const key = this.#last?.wish === wish ? this.#last.key : crypto.randomUUID();
    this.#last = { wish, key };
    try {
      await call(key);
    } catch (error) {
      const undecided = isCallError(error) && ['network', 'timeout'].includes(error.key);
      if (!undecided) this.#last = undefined;
      throw error;
    }
  }
}
