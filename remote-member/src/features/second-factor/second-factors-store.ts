import {
  memberBeginAuthenticator,
  memberConfirmAuthenticator,
  memberRenewRecoveryCodes,
  memberSecondFactors,
  memberSetSecondFactor,
  type SecondFactorMethod,
  type SecondFactors,
} from '@atrium/api';
import { isCallError, type Host } from '@atrium/contract';
import { Loadable } from '@atrium/contract/react';
import { makeAutoObservable, runInAction } from 'mobx';
import { PasswordCheck } from '../password-check/password-check';

/** A new authenticator key that waits for confirmation. */
export interface Enrolment {
  secret: string;
  uri: string;
}

/** The customer's second factors, with one change at a time. */
export class SecondFactorsStore {
  readonly list = new Loadable<SecondFactors>();
  readonly passwordCheck: PasswordCheck;
  busy = false;
  enrolment: Enrolment | undefined = undefined;
  /** The typed code does not match the new key. */
  invalidCode = false;
  /** New recovery codes, until they are dismissed. */
  codes: readonly string[] = [];
  readonly #host: Host;

  constructor(host: Host) {
    this.#host = host;
    this.passwordCheck = new PasswordCheck(host);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  load(): Promise<void> {
    return this.list.load(() => this.#host.api.call(memberSecondFactors, {}, { signal: this.#host.signal }));
  }

  /** Switches a method on or off; the authenticator app is on after confirmation with a code. */
  async toggle(method: SecondFactorMethod, on: boolean): Promise<void> {
    await this.#once(async () => {
      if (method === 'G' && on) return this.#begin();
      if (!on && !(await this.#confirmOff())) return;
      await this.#change(() =>
        this.#host.api.call(memberSetSecondFactor, { method, on }, { expects: PasswordCheck.expects }),
      );
    });
  }

  /** Resolves with whether the code matches the new key; an empty code is not sent. */
  async confirm(authCode: string): Promise<boolean> {
    if (authCode === '') {
      this.invalidCode = true;
      return false;
    }
    let confirmed = false;
    await this.#once(async () => {
      const answer = await this.#host.api.call(
        memberConfirmAuthenticator,
        { authCode },
        { expects: ['second_factor_failed'] },
      );
      confirmed = answer.ok;
      runInAction(() => (this.invalidCode = !answer.ok));
      if (!answer.ok) return;
      this.#apply(answer.value);
      this.cancelEnrolment();
    });
    return confirmed;
  }

  cancelEnrolment(): void {
    this.enrolment = undefined;
    this.invalidCode = false;
  }

  async renewCodes(): Promise<void> {
    await this.#once(() =>
      this.#change(() => this.#host.api.call(memberRenewRecoveryCodes, {}, { expects: PasswordCheck.expects })),
    );
  }

  dismissCodes(): void {
    this.codes = [];
  }

  async #begin(): Promise<void> {
    const enrolment = await this.passwordCheck.run(() =>
      this.#host.api.call(memberBeginAuthenticator, {}, { expects: PasswordCheck.expects }),
    );
    runInAction(() => (this.enrolment = enrolment?.value));
  }

  async #change(call: Parameters<typeof this.passwordCheck.run<Changed>>[0]): Promise<void> {
    const changed = await this.passwordCheck.run(call);
    if (changed) this.#apply(changed.value);
  }

  #apply({ codes, ...factors }: Changed): void {
    void this.list.load(() => Promise.resolve(factors));
    runInAction(() => (this.codes = codes));
  }

  #confirmOff(): Promise<boolean> {
    const { messages, language } = this.#host;
    return messages.confirm({
      title: language.text('factors.off.title'),
      text: language.text('factors.off.text'),
      confirm: language.text('factors.off'),
      cancel: language.text('passkeys.cancel'),
      danger: true,
    });
  }

  async #once(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await work();
    } catch (error) {
      if (!isCallError(error)) throw error; // the host reports call errors
    } finally {
      runInAction(() => (this.busy = false));
    }
  }
}

type Changed = SecondFactors & { codes: string[] };
