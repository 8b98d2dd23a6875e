import { passwordByEmail, passwordBySms } from '@atrium/api';
import type { Host } from '@atrium/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import { DiallingCodeStore } from '../dialling-code/dialling-code-store';
import type { FieldStore } from '../form/field-store';
import { FormStore } from '../form/form-store';
import { tellSurprise } from '../form/tell-surprise';
import { recoveryFields, type RecoveryWay } from './recovery-fields';

type RecoveryHost = Pick<Host, 'api' | 'language' | 'messages' | 'settings' | 'telemetry'>;

/** What a person reads of a field that is not right. */
const objections: Record<string, string> = {
  username: 'in_account_incorrect',
  mobileNumber: 'br_enright_cphone',
  email: 'in_email_incorrect',
};

const sentTexts: Record<RecoveryWay, string> = { mobile: 'forgot.sentBySms', email: 'forgot.sentByEmail' };

/** Asking for a new password in one of the ways it may come. */
export class RecoveryStore {
  status: 'idle' | 'asking' | 'sent' = 'idle';
  readonly form: FormStore;
  /** The country a number is dialled in, where the merchant asks for it. */
  readonly dialling: DiallingCodeStore;
  readonly #host: RecoveryHost;
  readonly #way: RecoveryWay;

  constructor(host: RecoveryHost, way: RecoveryWay, username: string) {
    this.#host = host;
    this.#way = way;
    this.form = new FormStore(recoveryFields(way, host.settings.registration));
    this.form.field('username').type(username);
    this.dialling = new DiallingCodeStore(host.api);
    makeAutoObservable(this, { form: false, dialling: false });
  }

  get busy(): boolean {
    return this.status === 'asking';
  }

  get username(): string {
    return this.form.value('username');
  }

  /**
   * Sends what is typed; resolves with the field a person has to look at, if any. The answer tells nobody whether there
   * is such an account: `sent` is when the person has read that a message is under way if there is.
   */
  async submit(): Promise<FieldStore | undefined> {
    if (this.busy) return undefined;
    const wrong = this.form.check();
    if (wrong) {
      await this.#tell(objections[wrong.key] ?? 'in_please_information');
      return wrong;
    }
    this.status = 'asking';
    try {
      await this.#send();
      await this.#tell(sentTexts[this.#way]);
      runInAction(() => (this.status = 'sent'));
    } catch (error) {
      tellSurprise(this.#host, error);
    } finally {
      runInAction(() => {
        if (this.status === 'asking') this.status = 'idle';
      });
    }
    return undefined;
  }

  async #send(): Promise<void> {
    const { api } = this.#host;
    const { username = '', mobileNumber = '', email = '' } = this.form.values;
    const { code: countryDialingCode } = this.dialling;
    const dialled = countryDialingCode ? { countryDialingCode } : {};
    if (this.#way === 'mobile') await api.call(passwordBySms, { username, mobileNumber, ...dialled });
    else await api.call(passwordByEmail, { username, email });
  }

  async #tell(key: string): Promise<void> {
    await this.#host.messages.notice(this.#host.language.text(key));
  }
}
