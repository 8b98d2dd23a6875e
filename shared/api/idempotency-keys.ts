import { isCallError } from '@atrium/contract';

/** A request with an unknown outcome, and its key. */
export interface UnansweredRequest {
  request: string;
  key: string;
}

/**
 * Failures after which the money may have moved. `server_error`, and a failure without a reason (`refused`), are no
 * refusals, whatever their status.
 */
const unknownOutcomes = ['network', 'timeout', 'cancelled', 'shape', 'request_in_flight', 'server_error', 'refused'];

/** The first HTTP status of a failing server, which may have moved the money before it failed. */
const firstServerStatus = 500;

/** Reuses the idempotency key of a request while its outcome is unknown, so that it is carried out once. */
export class IdempotencyKeys {
  #last: UnansweredRequest | undefined;
  #keep: (unanswered: UnansweredRequest | undefined) => void;

  /** `keep` stores the request beyond the page, or deletes it; another page gives it to `restore`. */
  constructor(keep: (unanswered: UnansweredRequest | undefined) => void = () => undefined) {
    this.#keep = keep;
  }

  /** Takes the request of an earlier page, unless one was made since. */
  restore(unanswered: UnansweredRequest): void {
    this.#last ??= unanswered;
  }

  /**
   * Runs a call with the key of `request`. Rejects if the call does; the key is dropped unless the outcome is unknown.
   */
  async run(request: string, call: (idempotencyKey: string) => Promise<unknown>): Promise<void> {
    const key = this.#last?.request === request ? this.#last.key : crypto.randomUUID();
    this.#set({ request, key });
    try {
      await call(key);
      // the same request again is another one
      this.#set(undefined);
    } catch (error) {
      if (!isUnknownOutcome(error)) this.#set(undefined);
      throw error;
    }
  }

  #set(unanswered: UnansweredRequest | undefined): void {
    this.#last = unanswered;
    this.#keep(unanswered);
  }
}

/** Whether a call that moves money failed in a way after which it may have moved. */
export function isUnknownOutcome(error: unknown): boolean {
  if (!isCallError(error)) return false;
  return unknownOutcomes.includes(error.key) || (error.details.status ?? 0) >= firstServerStatus;
}
