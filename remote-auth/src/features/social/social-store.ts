import { sessionSocial, socialFinish, type SocialArguments } from '@atrium/api';
import { isCallError, type Host } from '@atrium/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Admission } from '../admission/admission';
import { outcomeOf, type SocialPerson } from '../admission/outcome';
import { autoRegister, autoRegistration } from './auto-register';
import { providerErrorText } from './provider-errors';
import { takeBaggage, type Baggage } from './walk';

/** What the provider sent a person back with, as parameters of the sign-in page. */
export interface Returned {
  state?: string | undefined;
  code?: string | undefined;
  error?: string | undefined;
  error_description?: string | undefined;
}

/** What becomes of a person who comes back from a provider. */
export class SocialStore {
  /** `choosing`: to bind an account or to register one. `failed`: `failure` says why. */
  status: 'working' | 'choosing' | 'failed' | 'over' = 'working';
  failure = '';
  person: SocialPerson | undefined = undefined;
  readonly #host: Host;
  readonly #admission: Admission;
  readonly #location: Pick<Location, 'href' | 'hostname'>;
  #baggage: Baggage = {};
  #mayChoose = false;

  constructor(host: Host, admission: Admission, location: Pick<Location, 'href' | 'hostname'> = window.location) {
    this.#host = host;
    this.#admission = admission;
    this.#location = { href: location.href.split(/[?#]/, 1)[0] ?? '', hostname: location.hostname };
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Goes on with what came back; the address keeps nothing of it, so that it is not sent twice. */
  async start({ state, code, error, error_description: reason }: Returned): Promise<void> {
    const baggage = takeBaggage();
    const { next } = (this.#baggage = baggage ?? {});
    this.#host.navigation.refine(next === undefined ? {} : { next });
    if (error !== undefined) {
      // whoever has not been there reads nobody's words from a link that was made to look so
      if (!baggage) return this.leave();
      return this.#fail(providerErrorText(this.#host.language, error, reason));
    }
    if (state === undefined || code === undefined) return this.leave();
    await this.#guarded(async () => {
      const person = await this.#host.api.call(socialFinish, { state, code });
      runInAction(() => (this.person = person));
      await this.#signIn(person);
    });
  }

  /** The person has an account: they sign in to it, and the two are bound by that. */
  bind(): void {
    if (this.person) this.#admission.bind(this.person);
    this.leave();
  }

  async register(): Promise<void> {
    const { person } = this;
    if (!person || this.status === 'working') return;
    this.status = 'working';
    await this.#guarded(() => this.#register(person));
  }

  leave(): void {
    this.status = 'over';
    this.person = undefined;
  }

  async #signIn({ channel, idToken }: SocialPerson): Promise<void> {
    const answer = await this.#host.api.call(
      sessionSocial,
      { type: 'social', channel, idToken },
      { expects: ['bind_customer_required', 'login_verify_required'] },
    );
    if (answer.ok) {
      const forcesChange = this.#host.can('password-change.forced');
      await this.#admission.goOn(outcomeOf(answer.value, { account: '', forcesChange }));
      return this.leave();
    }
    if (answer.key === 'login_verify_required') {
      await this.#admission.goOn({ kind: 'second-factor', proof: { channel, idToken } });
      return this.leave();
    }
    if (this.#host.settings.value('socialNewcomers') === 'register') return this.#register({ channel, idToken });
    runInAction(() => {
      this.#mayChoose = true;
      this.status = 'choosing';
    });
  }

  async #register(person: SocialArguments): Promise<void> {
    const request = autoRegistration(person, this.#baggage, this.#location);
    await this.#admission.goOn(await autoRegister(this.#host, request));
    this.leave();
  }

  async #guarded(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!isCallError(error)) {
        this.#host.telemetry.error(error);
        return this.#fail(this.#host.language.text('signIn.failed'));
      }
      // told by the host; whom it knows nobody of may choose again, else every way in stands open
      if (this.#mayChoose) runInAction(() => (this.status = 'choosing'));
      else this.leave();
    }
  }

  #fail(words: string): void {
    runInAction(() => {
      this.failure = words;
      this.status = 'failed';
    });
  }
}
