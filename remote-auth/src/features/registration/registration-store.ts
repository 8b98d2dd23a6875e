import type { RegistrationAsks, RegistrationKind, SliderResult } from '@atrium/api';
import type { Host } from '@atrium/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Admission } from '../admission/admission';
import type { CaptchaStore } from '../captcha/captcha-store';
import type { FormStore } from '../form/form-store';
import { tellSurprise } from '../form/tell-surprise';
import type { Slider } from '../slider/slider';
import type { SmsCodeStore } from '../sms-code/sms-code-store';
import { accountOf } from './account-of';
import { affiliateRefusal } from './check-affiliate';
import { codeObjection, generalObjection } from './check-general';
import { mobileObjection, numberObjection } from './check-mobile';
import type { Objection } from './objection';
import { registerRequest } from './payload';
import { register, type Registered } from './register';
import type { RegistrationSettings } from './registration-settings';
import { signInAfter } from './sign-in-after';
import type { Senders } from './where-from';

/** What a form of registration works with. */
export interface RegistrationParts {
  kind: RegistrationKind;
  settings: RegistrationSettings;
  asks: RegistrationAsks;
  senders: Senders;
  form: FormStore;
  captcha: CaptchaStore;
  /** Present where the form is held back until the slider is solved. */
  slider?: Pick<Slider, 'solve' | 'reset'> | undefined;
  smsCode: Pick<SmsCodeStore, 'request' | 'refused'>;
  admission: Admission;
  /** Loads the site's root anew. */
  toRoot: () => void;
}

/** One form of registration: what it lacks, the one attempt that may be under way, and what follows. */
export class RegistrationStore {
  agreed = false;
  /** The last attempt lacked the agreement. */
  agreementMissing = false;
  /** The affiliate code failed where that is let pass: it is neither shown nor sent any more. */
  affiliateDropped = false;
  sending = false;
  readonly #host: Host;
  readonly #parts: RegistrationParts;

  constructor(host: Host, parts: RegistrationParts) {
    this.#host = host;
    this.#parts = parts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get busy(): boolean {
    return this.sending || this.#parts.admission.busy;
  }

  agree(agreed: boolean): void {
    this.agreed = agreed;
    this.agreementMissing = false;
  }

  /** Sends a code to the number of the form, once that is one. */
  async sendCode(countryDialingCode?: string): Promise<void> {
    const { kind, settings, form, smsCode } = this.#parts;
    const number = form.field('mobileNum');
    const { rule } = number.setting;
    const wrong = kind === 'mobile' ? numberObjection(settings.rules, number.value) : codeObjection(rule, number.value);
    if (wrong) return this.#object(wrong);
    await smsCode.request({ number: number.value, countryDialingCode });
  }

  /** Registers with what is filled in, and signs in; or leads to the first thing that is wrong. */
  async submit(countryDialingCode?: string): Promise<void> {
    if (this.busy) return;
    this.#parts.form.check();
    const objection = this.#objection();
    if (objection) return this.#object(objection);
    this.sending = true;
    try {
      await this.#register(countryDialingCode);
    } catch (error) {
      tellSurprise(this.#host, error);
      this.#startOver();
    } finally {
      runInAction(() => (this.sending = false));
    }
  }

  #objection(): Objection | undefined {
    const { kind, settings, asks, form } = this.#parts;
    const filled = { value: (key: string) => form.value(key), agreed: this.agreed };
    if (kind === 'mobile') return mobileObjection(settings.rules, asks, filled);
    return generalObjection(
      form.fields.map(({ setting }) => setting.rule),
      filled,
    );
  }

  async #object({ field, text, values }: Objection): Promise<void> {
    const { messages, language } = this.#host;
    this.agreementMissing = field === undefined;
    const found = field === undefined ? undefined : this.#parts.form.find(field);
    found?.leave();
    if (found && found.fault === undefined) found.object(language.text(text, values));
    await messages.notice(language.text(text, values));
    found?.focus();
  }

  async #register(countryDialingCode: string | undefined): Promise<void> {
    const { kind, asks, senders, form, slider } = this.#parts;
    if (!(await this.#affiliateStands())) return;
    const solved = slider && (await slider.solve());
    if (slider && !solved) return;
    const { values } = form;
    const request = registerRequest({
      kind,
      values,
      asksPassword: asks.password,
      senders: this.affiliateDropped ? { ...senders, affiliateCode: '' } : senders,
      siteCode: this.#host.settings.siteCode,
      countryDialingCode,
      slider: solved as SliderResult | undefined,
    });
    const registered = await register(this.#host.api, kind, request);
    if (registered.ok) return this.#welcome(registered, values['password']);
    this.#startOver();
    this.#parts.smsCode.refused(registered.key);
    const field = form.find(registered.field);
    field?.object(registered.message);
    field?.focus();
  }

  /** Whether a typed affiliate code lets the registration go on. */
  async #affiliateStands(): Promise<boolean> {
    const { form, settings, toRoot } = this.#parts;
    const code = form.value('affiliateCode');
    if (code === '' || this.affiliateDropped) return true;
    const refusal = await affiliateRefusal(this.#host.api, code, location.hostname);
    if (refusal === undefined) return true;
    if (settings.affiliateMode === 0) {
      const field = form.field('affiliateCode');
      field.begin('');
      field.clear();
      runInAction(() => (this.affiliateDropped = true));
      return true;
    }
    await this.#host.messages.notice(refusal);
    form.clear();
    toRoot();
    return false;
  }

  async #welcome({ answer }: Extract<Registered, { ok: true }>, password: string | undefined): Promise<void> {
    const { messages, language, navigation, events } = this.#host;
    const { admission, form } = this.#parts;
    events.publish('account.registered@1', {});
    const account = accountOf(answer.customerName);
    const mobile = answer.profile?.mobileNo ?? '';
    // nothing is unfinished any more, and nothing is kept
    form.clear();
    void messages
      .notice({
        title: language.text('register.done'),
        text: language.text(mobile ? 'register.doneWithNumber' : 'register.doneText', { account, mobile }),
      })
      .catch(() => undefined);
    await admission.attempt(() => signInAfter(this.#host, answer, password), {
      // the account is there all the same
      onRefused: () => void navigation.open('auth.sign-in@1'),
    });
  }

  /** What proved a person is spent by a failed attempt. */
  #startOver(): void {
    const { slider, captcha, asks } = this.#parts;
    slider?.reset();
    if (asks.captcha) captcha.renew();
  }
}
