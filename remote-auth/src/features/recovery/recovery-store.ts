import { passwordByEmail, passwordBySms } from '@atrium/api';
import type { Host } from '@atrium/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import { DiallingCodeStore } from '../dialling-code/dialling-code-store';
import type { FieldStore } from '../form/field-store';
import { FormStore } from '../form/form-store';
import { reportUnexpected } from '../form/report-unexpected';
import { recoveryFields, type RecoveryMethod } from './recovery-fields';

type RecoveryHost = Pick<Host, 'api' | 'language' | 'messages' | 'settings' | 'telemetry'>;

/** Messages for invalid fields. */
const invalidTexts: Record<string, string> = {
  username: 'in_account_incorrect',
  mobileNumber: 'br_enright_cphone',
  email: 'in_email_incorrect',
};

const sentTexts: Record<RecoveryMethod, string> = { mobile: 'forgot.sentBySms', email: 'forgot.sentByEmail' };

/** A request for a new password by one method. */
export class RecoveryStore {
  status: 'idle' | 'asking' | 'sent' = 'idle';
  readonly form: FormStore;
  /** The dialling code, if the merchant asks for it. */
  readonly dialling: DiallingCodeStore;
  readonly #host: RecoveryHost;
  readonly #method: RecoveryMethod;

  constructor(host: RecoveryHost, method: RecoveryMethod, username: string) {
    this.#host = host;
    this.#method = method;
    this.form = new FormStore(recoveryFields(method, host.settings.registration));
    this.form.field('username').type(username);
    this.dialling = new DiallingCodeStore(host.api);
    makeAutoObservable(this);
  }

  get busy(): boolean {
    return this.status === 'asking';
  }

  get username(): string {
    return this.form.value('username');
  }

  /**
   * Submits the form; resolves with the first invalid field, if any. The answer does not reveal whether the account
   * exists: `sent` is set once the confirmation was dismissed.
   */
  async submit(): Promise<FieldStore | undefined> {
    if (this.busy) return undefined;
    const wrong = this.form.check();
    if (wrong) {
      await this.#notify(invalidTexts[wrong.key] ?? 'in_please_information');
      return wrong;
    }
    this.status = 'asking';
    try {
      await this.#send();
      await this.#notify(sentTexts[this.#method]);
      runInAction(() => (this.status = 'sent'));
    } catch (error) {
      reportUnexpected(this.#host, error);
    } finally {
      runInAction(() => {
        if (this.status === 'asking') this.status = 'idle';
      });
    }
    return undefined;
  }

  async #send(): Promise<void> {
    const { api } = this.#host;
    const { username } = this;
    if (this.#method === 'email') {
      await api.call(passwordByEmail, { username, email: this.form.value('email') });
      return;
    }
    const mobileNumber = this.form.value('mobileNumber');
    const countryDialingCode = await this.dialling.codeOnceLoaded();
    const dialled = countryDialingCode ? { countryDialingCode } : {};
    await api.call(passwordBySms, { username, mobileNumber, ...dialled });
  }

  async #notify(key: string): Promise<void> {
    await this.#host.messages.notice(this.#host.language.text(key));
  }
}
