import type { Host } from '@atrium/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import type { DiallingCode } from '../dialling-code/dialling-code-store';
import type { SignInFlow } from '../sign-in-flow/sign-in-flow';
import { isTooMany } from '../form/shown-by-host';
import { refusalOf, type FirstFactor } from '../sign-in-flow/sign-in-outcome';
import {
  secondFactors,
  secondProof,
  spentFields,
  verify,
  type SecondFactor,
  type SecondFactorField,
  type SecondFactorValues,
} from './second-factor';

/** The second factor form: values of all tabs, and one attempt at a time. */
export class SecondFactorStore {
  chosen: SecondFactor = secondFactors[0];
  readonly values: SecondFactorValues = {
    payeeName: '',
    mobileNum: '',
    verificationCode: '',
    authCode: '',
    email: '',
  };
  /** The missing or refused field of the last attempt, until it is edited. */
  wrong: { field: SecondFactorField; reason: 'missing' | 'refused' } | undefined = undefined;
  asking = false;
  readonly #host: Host;
  readonly #flow: Pick<SignInFlow, 'continueWith'>;
  readonly #firstFactor: FirstFactor;

  constructor(host: Host, flow: Pick<SignInFlow, 'continueWith'>, firstFactor: FirstFactor) {
    this.#host = host;
    this.#flow = flow;
    this.#firstFactor = firstFactor;
    makeAutoObservable(this);
  }

  choose(id: string): void {
    this.chosen = secondFactors.find((factor) => factor.id === id) ?? this.chosen;
    this.wrong = undefined;
  }

  type(field: SecondFactorField, value: string): void {
    this.values[field] = value;
    if (this.wrong?.field === field) this.wrong = undefined;
  }

  /** The number to send a code to; marks the field if it is empty. */
  mobileForCode(): string | undefined {
    const mobile = this.values.mobileNum.trim();
    if (!mobile) this.#markInvalid('mobileNum', 'missing');
    return mobile || undefined;
  }

  /** Sends the chosen tab; resolves with the field to focus after a failure. */
  async submit(countryDialingCode?: DiallingCode): Promise<SecondFactorField | undefined> {
    if (this.asking) return undefined;
    const lacking = this.chosen.fields.find((field) => this.values[field].trim() === '');
    if (lacking) return this.#markInvalid(lacking, 'missing');
    this.asking = true;
    try {
      const verification = await verify(
        this.#host,
        this.#firstFactor,
        secondProof(this.chosen, this.values, await countryDialingCode),
      );
      if (verification.kind === 'failed') {
        await this.#host.messages.warning(verification.message);
        return this.#refused();
      }
      if (verification.kind === 'over') {
        await this.#host.messages.warning(verification.message);
        await this.#flow.continueWith({ kind: 'refused', captcha: verification.captcha, reported: true });
        return undefined;
      }
      this.#host.messages.toast({ kind: 'success', text: this.#host.language.text('secondFactor.passed') });
      await this.#flow.continueWith(verification.outcome);
      return undefined;
    } catch (error) {
      const refusal = refusalOf(error); // reported by the host
      if (isTooMany(refusal.key)) await this.#host.messages.warning(this.#host.language.text('signIn.tooMany'));
      if (!refusal.captcha) return this.#refused();
      // the captcha is part of the sign-in form
      await this.#flow.continueWith(refusal);
      return undefined;
    } finally {
      runInAction(() => (this.asking = false));
    }
  }

  /** Clears one-time codes, and marks the last field of the tab. */
  #refused(): SecondFactorField | undefined {
    runInAction(() => {
      for (const field of spentFields) this.values[field] = '';
    });
    const field = this.chosen.fields.at(-1);
    return field && this.#markInvalid(field, 'refused');
  }

  #markInvalid(field: SecondFactorField, reason: 'missing' | 'refused'): SecondFactorField {
    runInAction(() => (this.wrong = { field, reason }));
    return field;
  }
}
