import type { Host } from '@atrium/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Admission } from '../admission/admission';
import { refusalOf, type Proof } from '../admission/outcome';
import {
  secondFactors,
  secondProof,
  spentFields,
  verify,
  type SecondFactor,
  type SecondFactorField,
  type SecondFactorValues,
} from './second-factor';

/** What is typed for a second factor, on any tab, and the one attempt that may be under way. */
export class SecondFactorStore {
  chosen: SecondFactor = secondFactors[0];
  readonly values: SecondFactorValues = {
    payeeName: '',
    mobileNum: '',
    verificationCode: '',
    authCode: '',
    email: '',
  };
  /** The field an attempt lacked or was refused for, until something is typed there. */
  wrong: { field: SecondFactorField; why: 'missing' | 'refused' } | undefined = undefined;
  asking = false;
  readonly #host: Host;
  readonly #admission: Pick<Admission, 'goOn'>;
  readonly #proof: Proof;

  constructor(host: Host, admission: Pick<Admission, 'goOn'>, proof: Proof) {
    this.#host = host;
    this.#admission = admission;
    this.#proof = proof;
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

  /** The number a code may be sent to; without one the field is turned to instead. */
  mobileForCode(): string | undefined {
    const mobile = this.values.mobileNum.trim();
    if (!mobile) this.#turnTo('mobileNum', 'missing');
    return mobile || undefined;
  }

  /** Sends what the chosen tab holds; resolves with the field to turn to where that did not let anybody in. */
  async submit(countryDialingCode?: string): Promise<SecondFactorField | undefined> {
    if (this.asking) return undefined;
    const lacking = this.chosen.fields.find((field) => this.values[field].trim() === '');
    if (lacking) return this.#turnTo(lacking, 'missing');
    this.asking = true;
    try {
      const verification = await verify(
        this.#host,
        this.#proof,
        secondProof(this.chosen, this.values, countryDialingCode),
      );
      if (verification.kind === 'failed') {
        await this.#host.messages.warning(verification.words);
        return this.#refused();
      }
      if (verification.kind === 'over') {
        await this.#host.messages.warning(verification.words);
        await this.#admission.goOn({ kind: 'refused', captcha: verification.captcha, told: true });
        return undefined;
      }
      this.#host.messages.toast({ kind: 'success', text: this.#host.language.text('secondFactor.passed') });
      await this.#admission.goOn(verification.outcome);
      return undefined;
    } catch (error) {
      const refusal = refusalOf(error); // told by the host
      if (!refusal.captcha) return this.#refused();
      // a captcha is typed beside name and password
      await this.#admission.goOn(refusal);
      return undefined;
    } finally {
      runInAction(() => (this.asking = false));
    }
  }

  /** What was typed once is spent, and the last field of the tab is the one to type anew. */
  #refused(): SecondFactorField | undefined {
    runInAction(() => {
      for (const field of spentFields) this.values[field] = '';
    });
    const field = this.chosen.fields.at(-1);
    return field && this.#turnTo(field, 'refused');
  }

  #turnTo(field: SecondFactorField, why: 'missing' | 'refused'): SecondFactorField {
    runInAction(() => (this.wrong = { field, why }));
    return field;
  }
}
