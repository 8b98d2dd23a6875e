import { isCallError, type Host, type SessionGrant } from '@atrium/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import { markDefaultPassword } from '../passwords/default-password-flag';
import { landing } from './landing';
import {
  isTooMany,
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
  onRefused?: (refusal: Extract<SignInOutcome, { kind: 'refused' }>) => void;
}

/**
 * Runs one sign-in attempt at a time, the steps it takes, and starts the session. Every sign-in method reports its
 * outcome here.
 */
export class SignInFlow {
  /** `accepted` lasts until the host unmounts the view. */
  status: 'idle' | 'asking' | 'accepted' = 'idle';
  step: SignInStep | undefined = undefined;
  /** The last attempt failed and no message has been shown; the server's message if there is one. */
  unreportedFailure: boolean | string = false;
  /** The last attempt was refused because of too many requests. */
  tooMany = false;
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
    this.unreportedFailure = false;
    this.tooMany = false;
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
      runInAction(() => (this.unreportedFailure = !isCallError(error) || error.details.handled !== true));
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
      if (outcome.kind !== 'refused') return;
      this.unreportedFailure = !outcome.reported && (outcome.reason ?? true);
      this.tooMany = isTooMany(outcome.key);
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
