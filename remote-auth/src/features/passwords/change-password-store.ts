import { changePasswordPause, passwordChange, passwordReset } from '@atrium/api';
import { isCallError, type Host } from '@atrium/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import type { FieldStore } from '../form/field-store';
import { FormStore } from '../form/form-store';
import { reportUnexpected } from '../form/report-unexpected';
import { isShownByHost } from '../form/shown-by-host';
import { changeFields } from './change-fields';
import { markDefaultPassword } from './default-password-flag';

export interface ChangeOptions {
  /** Token of a pending session. */
  authorization?: string;
  /** Fetches the old password if it is the merchant's default one, which is never asked for. */
  defaultPassword?: () => Promise<string>;
  /** Token of a mailed link, in place of the old password and of a session. */
  recoveryToken?: string;
}

type ChangeHost = Pick<Host, 'api' | 'language' | 'messages' | 'settings' | 'telemetry'>;

/** Server refusals that belong to a field. */
const rejections = {
  password_incorrect: ['oldPassword', 'passwords.wrong'],
  password_unchanged: ['newPassword', 'passwords.unchanged'],
} as const;

const expected = ['password_incorrect', 'password_unchanged'] as const;

/** A password change: its form, and at most one attempt at a time. */
export class ChangePasswordStore {
  /** `link-invalid`: the mailed link has been used or has expired. */
  status: 'idle' | 'asking' | 'changed' | 'link-invalid' = 'idle';
  /** Whether the last attempt failed in a way that the host only logs: it may have been carried out. */
  unclear = false;
  readonly form: FormStore;
  readonly #host: ChangeHost;
  readonly #options: ChangeOptions;
  readonly #now: () => number;
  #lastSent = -Infinity;

  constructor(host: ChangeHost, options: ChangeOptions = {}, now: () => number = Date.now) {
    this.#host = host;
    this.#options = options;
    this.#now = now;
    this.form = new FormStore(
      changeFields(host.settings.registration, {
        needsOldPassword: options.defaultPassword === undefined && options.recoveryToken === undefined,
      }),
      'update',
    );
    makeAutoObservable(this);
  }

  get busy(): boolean {
    return this.status !== 'idle';
  }

  /** Submits the form; resolves with the first invalid field, if any. */
  async submit(): Promise<FieldStore | undefined> {
    if (this.busy) return undefined;
    const wrong = this.#check();
    if (wrong) {
      await this.#notify(wrong.key);
      return wrong.field;
    }
    this.status = 'asking';
    this.unclear = false;
    try {
      return await this.#send();
    } catch (error) {
      reportUnexpected(this.#host, error);
      runInAction(() => (this.unclear = isCallError(error) && !isShownByHost(error)));
      return undefined;
    } finally {
      runInAction(() => {
        if (this.status === 'asking') this.status = 'idle';
      });
    }
  }

  /** The first invalid field, and the key of its message. */
  #check(): { field: FieldStore; key: string } | undefined {
    const { form } = this;
    const confirm = form.field('confirmNewPassword');
    const wrong = form.check();
    const same = confirm.value === form.value('newPassword');
    if (!same) confirm.setError({ text: 'passwords.inconsistent' });
    if (wrong && wrong !== confirm)
      return { field: wrong, key: wrong.key === 'newPassword' ? 'in_password_incorrect' : 'in_incorrect_password' };
    return same ? undefined : { field: confirm, key: 'in_confirmation_correct' };
  }

  async #send(): Promise<FieldStore | undefined> {
    await this.#waitForPause();
    const { authorization, defaultPassword, recoveryToken: token } = this.#options;
    const chosen = {
      newPassword: this.form.value('newPassword'),
      confirmNewPassword: this.form.value('confirmNewPassword'),
    };
    if (token !== undefined) return this.#reset({ token, ...chosen });
    const oldPassword = defaultPassword ? await defaultPassword() : this.form.value('oldPassword');
    this.#lastSent = this.#now();
    const outcome = await this.#host.api.call(
      passwordChange,
      { oldPassword, ...chosen },
      { expects: expected, ...(authorization && { authorization }) },
    );
    if (!outcome.ok) return this.#reject(rejections[outcome.key]);
    markDefaultPassword(undefined);
    this.#succeed();
    return undefined;
  }

  async #reset(request: { token: string; newPassword: string; confirmNewPassword: string }): Promise<undefined> {
    this.#lastSent = this.#now();
    const outcome = await this.#host.api.call(passwordReset, request, { expects: ['recovery_link_invalid'] });
    if (outcome.ok) this.#succeed();
    else runInAction(() => (this.status = 'link-invalid'));
    return undefined;
  }

  #succeed(): void {
    runInAction(() => (this.status = 'changed'));
    this.#host.messages.toast({ kind: 'success', text: this.#host.language.text('passwords.changed') });
  }

  /** Waits until the next attempt is allowed. */
  async #waitForPause(): Promise<void> {
    const wait = changePasswordPause - (this.#now() - this.#lastSent);
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  }

  /** Shows a refusal beside its field, or as a warning if the form has no such field. */
  async #reject([key, text]: readonly [string, string]): Promise<FieldStore | undefined> {
    const field = this.form.find(key);
    if (field) field.setError({ text });
    else await this.#host.messages.warning(this.#host.language.text(text));
    return field;
  }

  async #notify(key: string): Promise<void> {
    await this.#host.messages.notice(this.#host.language.text(key));
  }
}
