import type { RegistrationAsks, RegistrationKind, SliderResult } from '@atrium/api';
import type { Host } from '@atrium/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import type { SignInFlow } from '../sign-in-flow/sign-in-flow';
import type { CaptchaStore } from '@atrium/ui/captcha';
import type { FormStore, FormValues } from '../form/form-store';
import { reportUnexpected } from '../form/report-unexpected';
import type { Slider } from '../slider/slider';
import type { DiallingCode } from '../dialling-code/dialling-code-store';
import type { SmsCodeStore } from '../sms-code/sms-code-store';
import { accountOf } from './account-of';
import { checkAffiliate } from './check-affiliate';
import { validateCodeRecipient, validateGeneralForm } from './validate-general-form';
import { validateMobileForm, validateNumber } from './validate-mobile-form';
import type { ValidationError } from './validation-error';
import { registerRequest } from './payload';
import { register, type RegisterResult } from './register';
import type { RegistrationSettings } from './registration-settings';
import { signInAfterRegistration } from './sign-in-after-registration';
import { keepAffiliate, type Referral } from './referral';

/** Dependencies of a registration form. */
export interface RegistrationOptions {
  kind: RegistrationKind;
  settings: RegistrationSettings;
  asks: RegistrationAsks;
  referral: Referral;
  form: FormStore;
  captcha: CaptchaStore;
  /** Present if the form requires the slider. */
  slider?: Pick<Slider, 'solve' | 'reset'> | undefined;
  smsCode: Pick<SmsCodeStore, 'request' | 'refused'>;
  flow: SignInFlow;
  /** Reloads the site's root page. */
  reloadRoot: () => void;
}

/** A registration form: validation, one attempt at a time, and the sign-in afterwards. */
export class RegistrationStore {
  agreed = false;
  /** The last attempt was sent without the agreement. */
  agreementMissing = false;
  /** The affiliate code was invalid and is ignored: it is neither shown nor sent. */
  affiliateDropped = false;
  sending = false;
  readonly #host: Host;
  readonly #options: RegistrationOptions;

  constructor(host: Host, parts: RegistrationOptions) {
    this.#host = host;
    this.#options = parts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get busy(): boolean {
    return this.sending || this.#options.flow.busy;
  }

  agree(agreed: boolean): void {
    this.agreed = agreed;
    this.agreementMissing = false;
  }

  /** Sends a code to the form's number, if that is valid. */
  async sendCode(countryDialingCode?: DiallingCode): Promise<void> {
    const { kind, settings, form, smsCode } = this.#options;
    const number = form.field('mobileNum');
    const { rule } = number.setting;
    const wrong =
      kind === 'mobile' ? validateNumber(settings.rules, number.value) : validateCodeRecipient(rule, number.value);
    if (wrong) return this.#showError(wrong);
    await smsCode.request({ number: number.value, countryDialingCode });
  }

  /** Validates, registers and signs in; shows the first error otherwise. */
  async submit(countryDialingCode?: DiallingCode): Promise<void> {
    if (this.busy) return;
    this.#options.form.check();
    const objection = this.#validate();
    if (objection) return this.#showError(objection);
    this.sending = true;
    try {
      await this.#register(await countryDialingCode);
    } catch (error) {
      reportUnexpected(this.#host, error);
      this.#resetChallenges();
    } finally {
      runInAction(() => (this.sending = false));
    }
  }

  #validate(): ValidationError | undefined {
    const { kind, settings, asks, form } = this.#options;
    const filled = { value: (key: string) => form.value(key), agreed: this.agreed };
    if (kind === 'mobile') return validateMobileForm(settings.rules, asks, filled);
    return validateGeneralForm(
      form.fields.map(({ setting }) => setting.rule),
      filled,
    );
  }

  async #showError({ field, text, values }: ValidationError): Promise<void> {
    const { messages, language } = this.#host;
    runInAction(() => (this.agreementMissing = field === undefined));
    const found = field === undefined ? undefined : this.#options.form.find(field);
    found?.leave();
    if (found && found.fault === undefined) found.setError({ text, values });
    await messages.notice(language.text(text, values));
    found?.focus();
  }

  async #register(countryDialingCode: string | undefined): Promise<void> {
    const { kind, asks, referral, form, slider } = this.#options;
    if (!(await this.#acceptsAffiliate())) return;
    const solved = slider && (await slider.solve());
    if (slider && !solved) return;
    const { values } = form;
    const request = registerRequest({
      kind,
      values,
      withPassword: asks.password,
      referral: this.affiliateDropped ? { ...referral, affiliateCode: '' } : referral,
      siteCode: this.#host.settings.siteCode,
      countryDialingCode,
      slider: solved as SliderResult | undefined,
    });
    const registered = await register(this.#host, kind, request);
    if (registered.ok) return this.#complete(registered, values);
    this.#resetChallenges();
    this.#options.smsCode.refused(registered.key);
    const field = form.find(registered.field);
    // such as a taken username, which is the number in the form by phone
    if (!field) return this.#host.messages.notice(registered.message);
    field.setError({ message: registered.message });
    field.focus();
  }

  /** Whether registration may continue with the typed affiliate code. */
  async #acceptsAffiliate(): Promise<boolean> {
    const { form, settings, reloadRoot } = this.#options;
    const code = form.value('affiliateCode');
    if (code === '' || this.affiliateDropped) return true;
    const check = await checkAffiliate(this.#host.api, code, location.hostname);
    if (check.kind === 'accepted') {
      keepAffiliate(code);
      return true;
    }
    if (check.kind === 'refused' && this.#options.referral.affiliateCode === code) keepAffiliate(undefined);
    if (settings.affiliateMode === 0) {
      const field = form.field('affiliateCode');
      field.prefill('');
      field.clear();
      runInAction(() => (this.affiliateDropped = true));
      return true;
    }
    if (check.kind === 'unchecked') {
      await this.#showError({ field: 'affiliateCode', text: 'register.affiliateUnchecked' });
      return false;
    }
    await this.#host.messages.notice(check.message);
    form.clear();
    reloadRoot();
    return false;
  }

  async #complete({ answer }: Extract<RegisterResult, { ok: true }>, typed: FormValues): Promise<void> {
    const { messages, language, navigation, events } = this.#host;
    const { flow, form } = this.#options;
    events.publish('account.registered@1', {});
    // without a name in the answer, the account has the one that was typed
    const account = accountOf(answer.customerName) || (typed['username'] ?? '');
    const mobile = answer.profile?.mobileNo ?? '';
    // clears the draft and the hold
    form.clear();
    const title = language.text('register.done');
    const text = language.text(mobile ? 'register.doneWithNumber' : 'register.doneText', { account, mobile });
    void messages.notice(account ? { title, text } : title).catch(() => undefined);
    await flow.attempt(() => signInAfterRegistration(this.#host, answer, { account, password: typed['password'] }), {
      // the account exists anyway
      onRefused: () => void navigation.open('auth.sign-in@1'),
    });
  }

  /** A failed attempt uses up the slider result and the captcha. */
  #resetChallenges(): void {
    const { slider, captcha, asks } = this.#options;
    slider?.reset();
    if (asks.captcha) captcha.renew();
  }
}
