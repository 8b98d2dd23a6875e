import type { Host } from '@atrium/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Admission } from '../admission/admission';
import { DiallingCodeStore } from '../dialling-code/dialling-code-store';
import type { RememberedPerson } from '../remembering/remembered-person';
import { missingFields, plainDigits, requestOf, type Field, type Typed, type WayType } from './credentials';
import { fieldRule, fits, isMobile, type FieldRule } from './field-rule';
import { SignInChallenge } from './sign-in-challenge';

export type SignInField = Field | 'captcha';

/** The sign-in forms: what is typed, whatever the tab. */
export class SignInStore {
  readonly typed: Typed = { username: '', mobile: '', password: '', code: '' };
  /** Whether the password is to be remembered; `undefined` where it could not be protected. */
  remember: boolean | undefined = undefined;
  /** Fields that were left with something in them; their rules are shown where they are not met. */
  readonly left = new Set<Field>();
  /** Fields the last attempt lacked, until something is typed there. */
  readonly missing = new Set<SignInField>();
  readonly challenge: SignInChallenge;
  /** The country a number is dialled in, where the merchant asks for it. */
  readonly dialling: DiallingCodeStore;
  readonly #host: Host;
  readonly #admission: Admission;
  readonly #remembered: RememberedPerson;

  constructor(host: Host, admission: Admission, remembered: RememberedPerson, now: () => number = Date.now) {
    this.#host = host;
    this.#admission = admission;
    this.#remembered = remembered;
    this.challenge = new SignInChallenge(host, now);
    this.dialling = new DiallingCodeStore(host.api);
    makeAutoObservable(this, { challenge: false, dialling: false });
  }

  get busy(): boolean {
    return this.#admission.busy;
  }

  /** Fills in who signed in last, unless the person has begun to type; returns the stop. */
  start(): () => void {
    let stopped = false;
    this.typed.username ||= this.#remembered.lastUsername() ?? '';
    void this.#remembered.canProtect().then(async (can) => {
      const password = can ? await this.#remembered.password(this.typed.username) : undefined;
      if (stopped) return;
      runInAction(() => {
        this.remember = can ? password !== undefined : undefined;
        this.typed.password ||= password ?? '';
      });
    });
    return () => {
      stopped = true;
      this.challenge.stop();
    };
  }

  type(field: Field, value: string): void {
    this.typed[field] = field === 'mobile' || field === 'code' ? plainDigits(value) : value;
    this.missing.delete(field);
    this.#admission.forgetFailure();
  }

  typeCaptcha(value: string): void {
    this.challenge.captcha.type(value);
    this.missing.delete('captcha');
  }

  leave(field: Field): void {
    if (this.typed[field].trim()) this.left.add(field);
  }

  /** The rule a field does not meet once it has been left: a hint, never a refusal. */
  unmetRule(field: Field): FieldRule | undefined {
    if (!this.left.has(field)) return undefined;
    const rule = fieldRule(field, this.#host.settings.registration);
    const value = this.typed[field].trim();
    return value && !fits(rule, value) ? rule : undefined;
  }

  setRemember(remember: boolean): void {
    this.remember = remember;
    if (!remember) this.#remembered.forgetPassword();
  }

  /** The number a code may be sent to; where there is none, the person is told to enter a right one. */
  async mobileForCode(): Promise<string | undefined> {
    const mobile = this.typed.mobile.trim();
    if (isMobile(mobile, this.#host.settings.registration)) return mobile;
    this.missing.add('mobile');
    await this.#tell('br_enright_cphone');
    return undefined;
  }

  /**
   * Sends what is typed; resolves with the first field that lacked something and kept it from being sent.
   * @param onRefused told the server's key where it refused
   */
  async submit(type: WayType, onRefused?: (key: string) => void): Promise<SignInField | undefined> {
    if (this.busy) return undefined;
    this.missing.clear();
    if (type === 'sms' && (await this.mobileForCode()) === undefined) return 'mobile';
    const [lacking] = this.#lacking(type);
    if (lacking) {
      // what stands beside the field is enough for a code; empty credentials are said by the portal's own message
      if (lacking !== 'captcha' && lacking !== 'code') await this.#tell('in_incorrect_password');
      if (lacking === 'captcha') this.challenge.openPopup();
      return lacking;
    }
    const request = requestOf(type, this.typed, this.dialling.code);
    await this.#admission.attempt(() => this.challenge.ask(request, this.#admission.bindingArguments), {
      onAccepted: async ({ changed }) => {
        if (type === 'username') await this.#remembered.keep(request, this.remember === true && !changed);
      },
      onRefused: (refusal) => {
        this.challenge.refused(refusal);
        if (refusal.key !== undefined) onRefused?.(refusal.key);
      },
    });
    return undefined;
  }

  #lacking(type: WayType): SignInField[] {
    const fields = missingFields(type, this.typed);
    const lacking: SignInField[] = fields.length === 0 && this.challenge.unanswered ? ['captcha'] : fields;
    lacking.forEach((field) => this.missing.add(field));
    return lacking;
  }

  async #tell(key: string): Promise<void> {
    await this.#host.messages.notice(this.#host.language.text(key));
  }
}
