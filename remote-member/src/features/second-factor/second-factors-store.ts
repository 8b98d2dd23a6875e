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
import { ProofStore } from '../proof/proof-store';

/** A key for an authenticator app that waits for a code of it. */
export interface Enrolment {
  secret: string;
  uri: string;
}

/** The member's second factors, and what is done with them, one thing at a time. */
export class SecondFactorsStore {
  readonly list = new Loadable<SecondFactors>();
  readonly proof: ProofStore;
  busy = false;
  enrolment: Enrolment | undefined = undefined;
  /** The code that was typed is not one of the new key. */
  codeWrong = false;
  /** Recovery codes just made, shown until they are put away. */
  codes: readonly string[] = [];
  readonly #host: Host;

  constructor(host: Host) {
    this.#host = host;
    this.proof = new ProofStore(host);
    makeAutoObservable(this, { list: false, proof: false }, { autoBind: true });
  }

  load(): Promise<void> {
    return this.list.load(() => this.#host.api.call(memberSecondFactors, {}, { signal: this.#host.signal }));
  }

  /** Switches a method; the authenticator app is on once it has shown a code. */
  async toggle(method: SecondFactorMethod, on: boolean): Promise<void> {
    await this.#once(async () => {
      if (method === 'G' && on) return this.#begin();
      if (!on && !(await this.#agreedToOff())) return;
      await this.#change(() =>
        this.#host.api.call(memberSetSecondFactor, { method, on }, { expects: ProofStore.expects }),
      );
    });
  }

  /** Resolves with whether the code was one of the new key; nothing is none, and is not sent. */
  async confirm(authCode: string): Promise<boolean> {
    if (authCode === '') {
      this.codeWrong = true;
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
      runInAction(() => (this.codeWrong = !answer.ok));
      if (!answer.ok) return;
      this.#take(answer.value);
      this.cancelEnrolment();
    });
    return confirmed;
  }

  cancelEnrolment(): void {
    this.enrolment = undefined;
    this.codeWrong = false;
  }

  async renewCodes(): Promise<void> {
    await this.#once(() =>
      this.#change(() => this.#host.api.call(memberRenewRecoveryCodes, {}, { expects: ProofStore.expects })),
    );
  }

  putCodesAway(): void {
    this.codes = [];
  }

  async #begin(): Promise<void> {
    const begun = await this.proof.through(() =>
      this.#host.api.call(memberBeginAuthenticator, {}, { expects: ProofStore.expects }),
    );
    runInAction(() => (this.enrolment = begun?.value));
  }

  async #change(call: Parameters<typeof this.proof.through<Changed>>[0]): Promise<void> {
    const changed = await this.proof.through(call);
    if (changed) this.#take(changed.value);
  }

  #take({ codes, ...factors }: Changed): void {
    void this.list.load(() => Promise.resolve(factors));
    runInAction(() => (this.codes = codes));
  }

  #agreedToOff(): Promise<boolean> {
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
      if (!isCallError(error)) throw error; // others are told by the host
    } finally {
      runInAction(() => (this.busy = false));
    }
  }
}

type Changed = SecondFactors & { codes: string[] };
