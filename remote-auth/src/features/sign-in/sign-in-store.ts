import { isCallError, type Host } from '@atrium/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import { CaptchaStore } from '../captcha/captcha-store';
import type { RememberedPerson } from '../remembering/remembered-person';
import { askForSession } from './ask-for-session';
import { missingFields, trimmed, type Credentials } from './credentials';
import { fieldRule, fits, type FieldRule } from './field-rule';
import type { SignInOutcome } from './sign-in-outcome';

export type SignInField = keyof Credentials | 'captcha';

/** The sign-in form: what is typed, and the one attempt that may be under way. */
export class SignInStore {
  username = '';
  password = '';
  /** Whether the password is to be remembered; `undefined` where it could not be protected. */
  remember: boolean | undefined = undefined;
  /** Fields that were left with something in them; their rules are shown where they are not met. */
  readonly left = new Set<keyof Credentials>();
  /** Fields the last attempt lacked, until something is typed there. */
  readonly missing = new Set<SignInField>();
  /** `accepted` stays until the host takes the form away. */
  status: 'idle' | 'asking' | 'accepted' = 'idle';
  /** The last attempt failed and nobody has said so yet. */
  failedUntold = false;
  readonly captcha: CaptchaStore;
  readonly #host: Host;
  readonly #remembered: RememberedPerson;

  constructor(host: Host, remembered: RememberedPerson, now: () => number = Date.now) {
    this.#host = host;
    this.#remembered = remembered;
    this.captcha = new CaptchaStore(host.api, now);
    makeAutoObservable(this, { captcha: false });
  }

  get busy(): boolean {
    return this.status !== 'idle';
  }

  /** Fills in who signed in last, unless the person has begun to type; returns the stop. */
  start(): () => void {
    let stopped = false;
    this.username ||= this.#remembered.lastUsername() ?? '';
    void this.#remembered.canProtect().then(async (can) => {
      const password = can ? await this.#remembered.password(this.username) : undefined;
      if (stopped) return;
      runInAction(() => {
        this.remember = can ? password !== undefined : undefined;
        this.password ||= password ?? '';
      });
    });
    return () => {
      stopped = true;
      this.captcha.stop();
    };
  }

  type(field: keyof Credentials, value: string): void {
    this[field] = value;
    this.missing.delete(field);
    this.failedUntold = false;
  }

  typeCaptcha(value: string): void {
    this.captcha.type(value);
    this.missing.delete('captcha');
  }

  leave(field: keyof Credentials): void {
    if (this[field].trim()) this.left.add(field);
  }

  /** The rule a field does not meet once it has been left: a hint, never a refusal. */
  unmetRule(field: keyof Credentials): FieldRule | undefined {
    if (!this.left.has(field)) return undefined;
    const rule = fieldRule(field, this.#host.settings.registration);
    const value = trimmed(this)[field];
    return value && !fits(rule, value) ? rule : undefined;
  }

  setRemember(remember: boolean): void {
    this.remember = remember;
    if (!remember) this.#remembered.forgetPassword();
  }

  /** Sends what is typed; resolves with the first field that lacked something and kept it from being sent. */
  async submit(): Promise<SignInField | undefined> {
    if (this.busy) return undefined;
    const lacking = this.#lacking();
    if (lacking.length > 0) {
      // an empty captcha is said beside its picture; empty credentials by the portal's own message
      if (!lacking.includes('captcha')) await this.#tell('in_incorrect_password');
      return lacking[0];
    }
    const credentials = trimmed(this);
    const captcha = this.captcha.needed ? this.captcha.text.trim() : undefined;
    await this.attempt(
      () => askForSession(this.#host, credentials, captcha),
      () => this.#remembered.keep(credentials, this.remember === true),
    );
    return undefined;
  }

  /** One attempt at a time, whatever the way; `onAccepted` runs before the session begins. */
  async attempt(ask: () => Promise<SignInOutcome>, onAccepted?: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.status = 'asking';
    this.failedUntold = false;
    try {
      const outcome = await ask();
      if (outcome.kind === 'accepted') {
        await onAccepted?.();
        await this.#host.session.establish(outcome.grant);
        runInAction(() => (this.status = 'accepted'));
        return;
      }
      runInAction(() => (this.status = 'idle'));
      await this.#refused(outcome);
    } catch (error) {
      if (!isCallError(error)) this.#host.telemetry.error(error);
      runInAction(() => (this.failedUntold = !isCallError(error) || error.details.told !== true));
    } finally {
      runInAction(() => {
        if (this.status === 'asking') this.status = 'idle';
      });
    }
  }

  #lacking(): SignInField[] {
    const credentials = missingFields(this);
    const lacking: SignInField[] =
      credentials.length === 0 && this.captcha.needed && !this.captcha.text.trim() ? ['captcha'] : credentials;
    this.missing.clear();
    lacking.forEach((field) => this.missing.add(field));
    return lacking;
  }

  async #refused(outcome: Exclude<SignInOutcome, { kind: 'accepted' }>): Promise<void> {
    if (outcome.kind === 'second-factor') return this.#tell('signIn.secondFactor');
    if (outcome.kind === 'password-change') return this.#tell('signIn.passwordExpired');
    runInAction(() => (this.failedUntold = !outcome.told));
    if (outcome.captcha || this.captcha.needed) this.captcha.renew();
  }

  async #tell(key: string): Promise<void> {
    await this.#host.messages.notice(this.#host.language.text(key));
  }
}
