import { isCallError, type Host, type SessionGrant } from '@atrium/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import type { FieldError } from '../form/field-store';
import { isTooMany } from '../form/shown-by-host';
import { markDefaultPassword } from '../passwords/default-password-flag';
import { landing } from './landing';
import {
  type BindingArguments,
  type FirstFactor,
  type PendingSession,
  type SignInOutcome,
  type SocialPerson,
} from './sign-in-outcome';

/** A step between a valid first factor and the session, shown over the sign-in methods. */
export type SignInStep =
  | { kind: 'second-factor'; firstFactor: FirstFactor; mailsCode: boolean }
  | { kind: 'password-change'; pending: PendingSession };

export interface AttemptOptions {
  /** Runs before the session begins; `changed` if the typed password has been replaced. */
  onAccepted?: (how: { changed: boolean }) => Promise<void>;
  onRefused?: (refusal: Refusal) => void;
}

type Refusal = Extract<SignInOutcome, { kind: 'refused' }>;

/**
 * Runs one sign-in attempt at a time, the steps it takes, and starts the session. Every sign-in method reports its
 * outcome here.
 */
export class SignInFlow {
  /** `accepted` lasts until the host unmounts the view. */
  status: 'idle' | 'asking' | 'accepted' = 'idle';
  step: SignInStep | undefined = undefined;
  /** What to show of the last attempt; undefined if it did not fail, or a message has been shown. */
  failure: FieldError | undefined = undefined;
  /** The social identity to link to the account at the next sign-in. */
  binding: SocialPerson | undefined = undefined;
  readonly #host: Host;
  #options: AttemptOptions = {};

  constructor(host: Host) {
    this.#host = host;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get busy(): boolean {
    return this.status !== 'idle';
  }

  /**
   * Extra request fields while an identity waits to be linked.
   * @param typed mobile number of the sign-in, used where the provider knows none
   */
  bindingArguments(typed?: string): BindingArguments {
    if (!this.binding) return {};
    const { channel, idToken, mobileNum = typed } = this.binding;
    return { channel, idToken, ...(mobileNum && { mobileNum }) };
  }

  bind(person: SocialPerson): void {
    this.binding = person;
  }

  unbind(): void {
    this.binding = undefined;
  }

  /** Starts an attempt; does nothing while another one runs. */
  async attempt(ask: () => Promise<SignInOutcome>, options: AttemptOptions = {}): Promise<void> {
    if (this.busy) return;
    this.#options = options;
    this.step = undefined;
    await this.#settle(ask);
  }

  /** Continues after a step, with its outcome. */
  async continueWith(outcome: SignInOutcome): Promise<void> {
    await this.#settle(() => Promise.resolve(outcome));
  }

  /** Starts the pending session after its password was changed, and goes home. */
  async completePasswordChange({ grant }: PendingSession): Promise<void> {
    await this.#settle(async () => {
      await this.#begin({ ...grant, next: landing }, { changed: true });
      return undefined;
    });
  }

  /** Cancels the current step. The form keeps its input. */
  abandon(): void {
    this.step = undefined;
    this.#options = {}; // drops the closures, which hold the password
  }

  clearFailure(): void {
    this.failure = undefined;
  }

  async #settle(ask: () => Promise<SignInOutcome | undefined>): Promise<void> {
    if (this.busy) return;
    this.status = 'asking';
    this.clearFailure();
    try {
      const outcome = await ask();
      if (outcome) await this.#take(outcome);
    } catch (error) {
      if (!isCallError(error)) this.#host.telemetry.error(error);
      const reported = isCallError(error) && error.details.handled === true;
      runInAction(() => (this.failure = reported ? undefined : { text: 'signIn.failed' }));
    } finally {
      runInAction(() => {
        if (this.status === 'asking') this.status = 'idle';
      });
    }
  }

  async #take(outcome: SignInOutcome): Promise<void> {
    if (outcome.kind === 'accepted')
      return this.#begin(outcome.grant, { changed: false }, outcome.defaultPasswordProof);
    runInAction(() => {
      this.step = outcome.kind === 'refused' ? undefined : outcome;
      if (outcome.kind === 'refused') this.failure = failureOf(outcome);
    });
    if (outcome.kind === 'refused') this.#options.onRefused?.(outcome);
  }

  async #begin(grant: SessionGrant, how: { changed: boolean }, defaultPasswordProof?: string): Promise<void> {
    await this.#options.onAccepted?.(how);
    await this.#host.session.establish(grant);
    markDefaultPassword(defaultPasswordProof);
    runInAction(() => {
      this.status = 'accepted';
      this.abandon();
    });
  }
}

function failureOf({ reported, reason, key }: Refusal): FieldError | undefined {
  if (reported) return undefined;
  if (reason !== undefined) return { message: reason };
  return { text: isTooMany(key) ? 'signIn.tooMany' : 'signIn.failed' };
}
