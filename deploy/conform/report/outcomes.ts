import type { WireAnswer } from '../wire/wire-answer';
import type { CallOutcome, Check, Finding, NotRun } from './outcome';

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

  /** A check of the call, or all of them, need an account that cannot sign in. */
  notRun(call: string, notRun: NotRun): void {
    this.#of(call).notRun.push(notRun);
  }

  /** Whether further checks of the call can run: it is offered, and its account has signed in. */
  canCheck(call: string): boolean {
    const { offered, notRun } = this.#of(call);
    return offered && !isWithoutAccount(notRun);
  }

  all(): CallOutcome[] {
    return [...this.#byCall.values()].map(({ offered, ...outcome }) => ({
      ...outcome,
      state: stateOf(outcome, offered),
    }));
  }

  #of(call: string) {
    const known = this.#byCall.get(call);
    if (known) return known;
    const outcome = {
      call,
      merchant: this.#merchant,
      checks: [],
      notRun: [],
      request: '',
      findings: [],
      offered: true,
    };
    this.#byCall.set(call, outcome);
    return outcome;
  }
}

function stateOf({ findings, notRun }: Pick<CallOutcome, 'findings' | 'notRun'>, offered: boolean) {
  if (findings.length > 0) return 'failed';
  if (isWithoutAccount(notRun)) return 'not run';
  return offered ? 'passed' : 'not offered';
}

function isWithoutAccount(notRun: readonly NotRun[]): boolean {
  return notRun.some(({ check }) => check === undefined);
}
