import { isCallError } from '@atrium/contract';

/** Reuses the idempotency key of a request while its outcome is unknown, so that it is carried out once. */
export class IdempotencyKeys {
  #last: { request: string; key: string } | undefined;

  /**
   * Runs a call with the key of `request`. Rejects if the call does; the key is dropped unless the outcome is unknown.
   */
  async run(request: string, call: (idempotencyKey: string) => Promise<unknown>): Promise<void> {
    const key = this.#last?.request === request ? this.#last.key : crypto.randomUUID();
    this.#last = { request, key };
    try {
      await call(key);
      // the same request again is another one
      this.#last = undefined;
    } catch (error) {
      const unknownOutcome = isCallError(error) && ['network', 'timeout'].includes(error.key);
      if (!unknownOutcome) this.#last = undefined;
      throw error;
    }
  }
}
