import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Relay, type PassingText } from '../../support/relay';
import type { Draw } from '../../support/seeded-random';
import type { Corruption } from './corruptions';

interface Corrupted {
  call: string;
  corruption: Corruption;
  draw: Draw;
  /** Answers that were corrupted. */
  times: number;
}

/** Runs between gateway and back end, notes the calls, and corrupts the answers of one of them. */
export class UpstreamRelay extends Relay {
  #corrupted: Corrupted | undefined;
  #forgetful: string | undefined;
  #losing: string | undefined;
  #seen = new Set<string>();

  /** The calls that were answered since this was asked last. */
  takeSeen(): string[] {
    const seen = [...this.#seen];
    this.#seen = new Set();
    return seen;
  }

  /** Corrupts every answer to a call from now on. */
  corrupt(call: string, corruption: Corruption, draw: Draw): void {
    this.#corrupted = { call, corruption, draw, times: 0 };
  }

  /** Whether an answer was corrupted since `corrupt`. */
  get hasCorrupted(): boolean {
    return (this.#corrupted?.times ?? 0) > 0;
  }

  /** Passes all answers untouched again. @returns how many were corrupted */
  mend(): number {
    const times = this.#corrupted?.times ?? 0;
    this.#corrupted = undefined;
    return times;
  }

  /** From now on, the back end takes every request of a call for a new one: it never gets the same key twice. */
  forgetKeysOf(call: string | undefined): void {
    this.#forgetful = call;
  }

  /** From now on, requests of the call that is corrupted do not arrive at the back end; those count as corrupted. */
  loseRequestsOf(call: string | undefined): void {
    this.#losing = call;
  }

  protected override losesRequest(call: string | undefined): boolean {
    const isLost = call !== undefined && call === this.#losing && call === this.#corrupted?.call;
    if (isLost && this.#corrupted) this.#corrupted.times += 1;
    return isLost;
  }

  protected override headersOf(call: string | undefined, headers: IncomingHttpHeaders): IncomingHttpHeaders {
    // an answer that the browser has already has no body to corrupt
    const { 'if-none-match': _known, ...sent } = headers;
    const forgets = call !== undefined && call === this.#forgetful && sent['idempotency-key'] !== undefined;
    return forgets ? { ...sent, 'idempotency-key': randomUUID() } : sent;
  }

  protected override changeOf(call: string) {
    this.#seen.add(call);
    const corrupted = this.#corrupted;
    if (corrupted?.call !== call) return undefined;
    return (sent: PassingText) => {
      corrupted.times += 1;
      return corrupted.corruption.change(sent, corrupted.draw);
    };
  }
}
