import type { WireAnswer } from '../wire/wire-answer';
import type { CallOutcome, Check, Finding } from './outcome';

/** Collects what the checks say of each call of one merchant. */
export class Outcomes {
  readonly #byCall = new Map<string, Omit<CallOutcome, 'state'> & { offered: boolean }>();
  readonly #merchant: string;

  constructor(merchant: string) {
    this.#merchant = merchant;
  }

  /** Records a check. A sentence is a broken promise; undefined, a kept one. */
  record(call: string, check: Check, { number }: Pick<WireAnswer, 'number'>, sentence: string | undefined): void {
    const outcome = this.#of(call);
    outcome.request = number;
    if (!outcome.checks.includes(check)) outcome.checks.push(check);
    if (sentence === undefined) return;
    const finding: Finding = { call, merchant: this.#merchant, check, request: number, sentence };
    const isKnown = outcome.findings.some((known) => known.check === check && known.sentence === sentence);
    if (!isKnown) outcome.findings.push(finding);
  }

  /** The back end does not have the call. */
  notOffered(call: string, { number }: Pick<WireAnswer, 'number'>): void {
    const outcome = this.#of(call);
    outcome.request = number;
    outcome.offered = false;
  }

  /** The back end has the call after all: not for every account. */
  offered(call: string): void {
    this.#of(call).offered = true;
  }

  isOffered(call: string): boolean {
    return this.#of(call).offered;
  }

  all(): CallOutcome[] {
    return [...this.#byCall.values()].map(({ offered, ...outcome }) => ({
      ...outcome,
      state: outcome.findings.length > 0 ? 'failed' : offered ? 'passed' : 'not offered',
    }));
  }

  #of(call: string) {
    const known = this.#byCall.get(call);
    if (known) return known;
    const outcome = { call, merchant: this.#merchant, checks: [], request: '', findings: [], offered: true };
    this.#byCall.set(call, outcome);
    return outcome;
  }
}
