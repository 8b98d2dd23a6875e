import { changePasswordPause, passwordChange } from '@atrium/api';
import type { Host } from '@atrium/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import type { FieldStore } from '../form/field-store';
import { FormStore } from '../form/form-store';
import { tellSurprise } from '../form/tell-surprise';
import { changeFields } from './change-fields';

export interface ChangeOptions {
  /** Token of a session that has not begun. */
  authorization?: string;
  /** The old password where it is the merchant's default one, which nobody is asked for. */
  defaultPassword?: () => Promise<string>;
}

type ChangeHost = Pick<Host, 'api' | 'language' | 'messages' | 'settings' | 'telemetry'>;

/** What the server may object to, and the field it belongs to. */
const objections = {
  password_incorrect: ['oldPassword', 'passwords.wrong'],
  password_unchanged: ['newPassword', 'passwords.unchanged'],
} as const;

const expected = ['password_incorrect', 'password_unchanged'] as const;

/** Changing a password: what is typed, and the one attempt that may be under way. */
export class ChangePasswordStore {
  status: 'idle' | 'asking' | 'changed' = 'idle';
  readonly form: FormStore;
  readonly #host: ChangeHost;
  readonly #options: ChangeOptions;
  readonly #now: () => number;
  #asked = -Infinity;

  constructor(host: ChangeHost, options: ChangeOptions = {}, now: () => number = Date.now) {
    this.#host = host;
    this.#options = options;
    this.#now = now;
    this.form = new FormStore(
      changeFields(host.settings.registration, { asksOld: options.defaultPassword === undefined }),
    );
    makeAutoObservable(this, { form: false });
  }

  get busy(): boolean {
    return this.status !== 'idle';
  }

  /** Sends what is typed; resolves with the field a person has to look at, if any. */
  async submit(): Promise<FieldStore | undefined> {
    if (this.busy) return undefined;
    const wrong = this.#check();
    if (wrong) {
      await this.#tell(wrong.key);
      return wrong.field;
    }
    this.status = 'asking';
    try {
      return await this.#send();
    } catch (error) {
      tellSurprise(this.#host, error);
      return undefined;
    } finally {
      runInAction(() => {
        if (this.status === 'asking') this.status = 'idle';
      });
    }
  }

  /** The first field that is wrong, and the key of what is told of it. */
  #check(): { field: FieldStore; key: string } | undefined {
    const { form } = this;
    const confirm = form.field('confirmNewPassword');
    const wrong = form.check();
    const same = confirm.value === form.value('newPassword');
    if (!same) confirm.object(this.#host.language.text('passwords.inconsistent'));
    if (wrong && wrong !== confirm)
      return { field: wrong, key: wrong.key === 'newPassword' ? 'in_password_incorrect' : 'in_incorrect_password' };
    return same ? undefined : { field: confirm, key: 'in_confirmation_correct' };
  }

  async #send(): Promise<FieldStore | undefined> {
    await this.#untilAllowed();
    const { authorization, defaultPassword } = this.#options;
    const { newPassword = '', confirmNewPassword = '', oldPassword = '' } = this.form.values;
    const old = defaultPassword ? await defaultPassword() : oldPassword;
    this.#asked = this.#now();
    const outcome = await this.#host.api.call(
      passwordChange,
      { oldPassword: old, newPassword, confirmNewPassword },
      { expects: expected, ...(authorization && { authorization }) },
    );
    if (!outcome.ok) return this.#object(objections[outcome.key]);
    runInAction(() => (this.status = 'changed'));
    this.#host.messages.toast({ kind: 'success', text: this.#host.language.text('passwords.changed') });
    return undefined;
  }

  /** A further attempt waits until one may be made again. */
  async #untilAllowed(): Promise<void> {
    const wait = changePasswordPause - (this.#now() - this.#asked);
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  }

  /** Says an objection beside its field; in a warning where nobody is asked for that, as for a default password. */
  async #object([key, text]: readonly [string, string]): Promise<FieldStore | undefined> {
    const words = this.#host.language.text(text);
    const field = this.form.find(key);
    if (field) field.object(words);
    else await this.#host.messages.warning(words);
    return field;
  }

  async #tell(key: string): Promise<void> {
    await this.#host.messages.notice(this.#host.language.text(key));
  }
}
