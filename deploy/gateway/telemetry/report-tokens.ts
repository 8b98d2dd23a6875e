import { randomUUID } from 'node:crypto';

/** Tokens outstanding at once; beyond that the oldest no longer count. */
const most = 50_000;

/**
 * Each page load gets a token, and its failures count once: a report without one, or with one that was used, is
 * written down but does not count against a release.
 */
export class ReportTokens {
  readonly #outstanding = new Set<string>();

  issue(): string {
    const token = randomUUID();
    this.#outstanding.add(token);
    for (const oldest of this.#outstanding) {
      if (this.#outstanding.size <= most) break;
      this.#outstanding.delete(oldest);
    }
    return token;
  }

  /** Whether the token was issued and is used for the first time. */
  redeem(token: string): boolean {
    return this.#outstanding.delete(token);
  }
}
