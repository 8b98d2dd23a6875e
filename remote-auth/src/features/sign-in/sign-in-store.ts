import type { Host } from '@atrium/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import type { SignInFlow } from '../sign-in-flow/sign-in-flow';
import { DiallingCodeStore } from '../dialling-code/dialling-code-store';
import type { RememberedUser } from '../remember-me/remembered-user';
import {
  missingFields,
  plainCode,
  plainDigits,
  requestOf,
  type Field,
  type TypedValues,
  type SignInMethodType,
} from './credentials';
import { fieldRule, matchesRule, isMobile, type FieldRule } from './field-rule';
import { SignInChallenge } from './sign-in-challenge';

export type SignInField = Field | 'captcha';

/** State of all sign-in forms; switching tabs keeps the input. */
export class SignInStore {
  readonly typed: TypedValues = { username: '', mobile: '', password: '', code: '' };
  /** Whether to remember the password; `undefined` if it cannot be encrypted. */
  remember: boolean | undefined = undefined;
  /** Fields that were left with a value; their hints show if the value does not match. */
  readonly left = new Set<Field>();
  /** Missing fields of the last attempt, until they are edited. */
  readonly missing = new Set<SignInField>();
  readonly challenge: SignInChallenge;
  /** The dialling code, if the merchant asks for it. */
  readonly dialling: DiallingCodeStore;
  readonly #host: Host;
  readonly #flow: SignInFlow;
  readonly #remembered: RememberedUser;

  constructor(host: Host, flow: SignInFlow, remembered: RememberedUser, now: () => number = Date.now) {
    this.#host = host;
    this.#flow = flow;
    this.#remembered = remembered;
    this.challenge = new SignInChallenge(host, now);
    this.dialling = new DiallingCodeStore(host.api);
    makeAutoObservable(this);
  }

  get busy(): boolean {
    return this.#flow.busy;
  }

  /** Fills in the last username unless something was typed; returns a stop function. */
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
    const plain = { mobile: plainDigits, code: plainCode };
    this.typed[field] = field === 'mobile' || field === 'code' ? plain[field](value) : value;
    this.missing.delete(field);
    this.#flow.clearFailure();
  }

  typeCaptcha(value: string): void {
    this.challenge.captcha.type(value);
    this.missing.delete('captcha');
  }

  leave(field: Field): void {
    if (this.typed[field].trim()) this.left.add(field);
  }

  /** The rule that a left field does not match: a hint only. */
  unmetRule(field: Field): FieldRule | undefined {
    if (!this.left.has(field)) return undefined;
    const rule = fieldRule(field, this.#host.settings.registration);
    const value = this.typed[field].trim();
    return value && !matchesRule(rule, value) ? rule : undefined;
  }

  setRemember(remember: boolean): void {
    this.remember = remember;
    if (!remember) this.#remembered.forgetPassword();
  }

  /** The number to send a code to; if it is invalid, shows a notice. */
  async mobileForCode(): Promise<string | undefined> {
    const mobile = this.typed.mobile.trim();
    if (isMobile(mobile, this.#host.settings.registration)) return mobile;
    this.missing.add('mobile');
    await this.#notify('br_enright_cphone');
    return undefined;
  }

  /**
   * Submits the form; resolves with the first missing field, if that prevented it.
   * @param onRefused receives the server's key after a refusal
   */
  async submit(type: SignInMethodType, onRefused?: (key: string) => void): Promise<SignInField | undefined> {
    if (this.busy) return undefined;
    this.missing.clear();
    if (type === 'sms' && (await this.mobileForCode()) === undefined) return 'mobile';
    const [lacking] = this.#lacking(type);
    if (lacking) {
      // a missing code shows its error beside the field; missing credentials show a notice
      if (lacking !== 'captcha' && lacking !== 'code') await this.#notify('in_incorrect_password');
      if (lacking === 'captcha') this.challenge.openPopup();
      return lacking;
    }
    const typed = requestOf(type, this.typed);
    const attempt = async () => {
      // a name has no dialling code to wait for
      const code = type === 'username' ? undefined : await this.dialling.codeOnceLoaded();
      const request = requestOf(type, this.typed, code);
      const mobile = type === 'username' ? undefined : request.username;
      return this.challenge.ask(request, this.#flow.bindingArguments(mobile));
    };
    await this.#flow.attempt(attempt, {
      onAccepted: async ({ changed }) => {
        if (type === 'username') await this.#remembered.save(typed, this.remember === true && !changed);
      },
      onRefused: (refusal) => {
        this.challenge.refused(refusal);
        if (refusal.key !== undefined) onRefused?.(refusal.key);
      },
    });
    return undefined;
  }

  #lacking(type: SignInMethodType): SignInField[] {
    const fields = missingFields(type, this.typed);
    const lacking: SignInField[] = fields.length === 0 && this.challenge.unanswered ? ['captcha'] : fields;
    lacking.forEach((field) => this.missing.add(field));
    return lacking;
  }

  async #notify(key: string): Promise<void> {
    await this.#host.messages.notice(this.#host.language.text(key));
  }
}
