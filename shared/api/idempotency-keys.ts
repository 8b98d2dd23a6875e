import { isCallError } from '@atrium/contract';

/** The key of one request, kept beyond the form. */
export interface KeptKey {
  /** `undefined` when there is none. */
  read(): Promise<string | undefined>;
  /** `undefined` deletes it. */
  save(key: string | undefined): Promise<void>;
}

/**
 * Failures after which the money may have moved. `server_error`, and a failure without a reason (`refused`), are no
 * refusals, whatever their status.
 */
const unknownOutcomes = ['network', 'timeout', 'cancelled', 'shape', 'request_in_flight', 'server_error', 'refused'];

/** The first HTTP status of a failing server, which may have moved the money before it failed. */
const firstServerStatus = 500;

/** Reuses the idempotency key of each request while its outcome is unknown, so that it is carried out once. */
export class IdempotencyKeys {
  readonly #unanswered = new Map<string, string>();
  readonly #keptKey: ((request: string) => KeptKey) | undefined;

  /** With `keptKey`, a form that is closed and opened again uses the key of the same request again. */
  constructor(keptKey?: (request: string) => KeptKey) {
    this.#keptKey = keptKey;
  }

  /**
   * Runs a call with the key of `request`. Rejects if the call does; the key is dropped unless the outcome is unknown.
   */
  async run(request: string, call: (idempotencyKey: string) => Promise<unknown>): Promise<void> {
    const kept = this.#keptKey?.(request);
    const key = this.#unanswered.get(request) ?? (await kept?.read()) ?? crypto.randomUUID();
    this.#unanswered.set(request, key);
    // before the call: a page that is left meanwhile no longer gets an answer
    void kept?.save(key);
    const drop = () => {
      this.#unanswered.delete(request);
      void kept?.save(undefined);
    };
    try {
      await call(key);
      // the same request again is another one
      drop();
    } catch (error) {
      if (!isUnknownOutcome(error)) drop();
      throw error;
    }
  }
}

/** Whether a call that moves money failed in a way after which it may have moved. */
export function isUnknownOutcome(error: unknown): boolean {
  if (!isCallError(error)) return false;
  return unknownOutcomes.includes(error.key) || (error.details.status ?? 0) >= firstServerStatus;
}
