import { sessionSocial, socialFinish } from '@atrium/api';
import { isCallError, type Host } from '@atrium/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import { isTooMany } from '../form/shown-by-host';
import type { SignInFlow } from '../sign-in-flow/sign-in-flow';
import { resolveReferral } from '../registration/referral';
import { outcomeOf, secondFactorOf, type SignInOutcome, type SocialPerson } from '../sign-in-flow/sign-in-outcome';
import { autoRegister, autoRegisterRequest } from './auto-register';
import { providerErrorText } from './provider-errors';
import { takeSocialContext } from './provider-redirect';

/** Parameters a provider added to the sign-in page's address. */
export interface ProviderReturn {
  state?: string | undefined;
  code?: string | undefined;
  error?: string | undefined;
  error_description?: string | undefined;
}

/** Completes a sign-in after the return from a provider. */
export class SocialStore {
  /** `choosing`: whether to link an account or register a new one. `failed`: `failure` holds the message. */
  status: 'working' | 'choosing' | 'failed' | 'over' = 'working';
  failure = '';
  person: SocialPerson | undefined = undefined;
  readonly #host: Host;
  readonly #flow: SignInFlow;
  readonly #location: Pick<Location, 'href' | 'hostname'>;
  #canChoose = false;

  constructor(host: Host, flow: SignInFlow, location: Pick<Location, 'href' | 'hostname'> = window.location) {
    this.#host = host;
    this.#flow = flow;
    this.#location = { href: location.href.split(/[?#]/, 1)[0] ?? '', hostname: location.hostname };
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Processes the return. Removes the parameters from the address, so that they are not used twice. */
  async start({ state, code, error, error_description: reason }: ProviderReturn): Promise<void> {
    const baggage = takeSocialContext();
    const next = baggage?.next;
    this.#host.navigation.refine(next === undefined ? {} : { next });
    if (error !== undefined) {
      // a forged link must not show a provider error of its choice
      if (!baggage) return this.leave();
      return this.#fail(providerErrorText(this.#host.language, error, reason));
    }
    if (state === undefined || code === undefined) return this.leave();
    await this.#run(async () => {
      const person = await this.#host.api.call(socialFinish, { state, code });
      runInAction(() => (this.person = person));
      await this.#signIn(person);
    });
  }

  /** Keeps the identity for the next sign-in, which links it to the account. */
  bind(): void {
    if (this.person) this.#flow.bind(this.person);
    this.leave();
  }

  async register(): Promise<void> {
    const { person } = this;
    if (!person || this.status === 'working') return;
    this.status = 'working';
    await this.#run(() => this.#register(person));
  }

  leave(): void {
    this.status = 'over';
    this.person = undefined;
  }

  async #signIn(person: SocialPerson): Promise<void> {
    const outcome = await this.#ask(person);
    if (outcome) return this.#finish(outcome);
    if (this.#host.settings.value('socialNewcomers') === 'register') return this.#register(person);
    runInAction(() => {
      this.#canChoose = true;
      this.status = 'choosing';
    });
  }

  /** One attempt to sign in; undefined while no account is linked to the identity. */
  async #ask({ channel, idToken, mobileNum }: SocialPerson): Promise<SignInOutcome | undefined> {
    const answer = await this.#host.api.call(
      sessionSocial,
      { type: 'social', channel, idToken, ...(mobileNum && { mobileNum }) },
      { expects: ['bind_customer_required', 'login_verify_required'] },
    );
    if (!answer.ok)
      return answer.key === 'login_verify_required' ? secondFactorOf({ channel, idToken }, answer.value) : undefined;
    const forcesChange = this.#host.can('password-change.forced');
    return outcomeOf(answer.value, { account: '', forcesChange });
  }

  async #register(person: SocialPerson): Promise<void> {
    const introduction = { referral: resolveReferral(undefined), siteCode: this.#host.settings.siteCode };
    const { channel, idToken } = person;
    const request = autoRegisterRequest({ channel, idToken }, introduction, this.#location);
    const begun = await autoRegister(this.#host, request);
    // the account exists now: it cannot be registered again
    this.#canChoose = false;
    await this.#finish(begun ?? (await this.#ask(person)) ?? { kind: 'refused', captcha: false, reported: false });
  }

  async #finish(outcome: SignInOutcome): Promise<void> {
    await this.#flow.continueWith(outcome);
    this.leave();
  }

  async #run(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!isCallError(error)) {
        this.#host.telemetry.error(error);
        return this.#fail(this.#host.language.text('signIn.failed'));
      }
      if (isTooMany(error.key)) return this.#fail(this.#host.language.text('signIn.tooMany'));
      // the host has reported it; return to the choice if there was one, else to the sign-in methods
      if (this.#canChoose) runInAction(() => (this.status = 'choosing'));
      else this.leave();
    }
  }

  #fail(message: string): void {
    runInAction(() => {
      this.failure = message;
      this.status = 'failed';
    });
  }
}
