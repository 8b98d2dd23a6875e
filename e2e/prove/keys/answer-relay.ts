import { Relay, type PassingText } from '../../support/relay';

/** Runs between gateway and back end, and rewrites the JSON answers of one call. */
export class AnswerRelay extends Relay {
  #rewritten: { call: string; change: (body: string) => string } | undefined;

  /** Rewrites the body of every answer to a call from now on. */
  rewrite(call: string, change: (body: string) => string): void {
    this.#rewritten = { call, change };
  }

  /** Passes all answers untouched again. */
  mend(): void {
    this.#rewritten = undefined;
  }

  protected override changeOf(call: string) {
    const rewritten = this.#rewritten;
    if (rewritten?.call !== call) return undefined;
    return (sent: PassingText) => ({ ...sent, body: rewritten.change(sent.body) });
  }
}
