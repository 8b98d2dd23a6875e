import { mallRedeem, type Reward } from '@atrium/api';
import type { Api } from '@atrium/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { IdempotencyKeys } from '../idempotency/idempotency-keys';
import { newDraft, requestOf, type RedeemDraft } from './redeem-draft';
import { redeemErrors, type RedeemErrors, type RedeemRules } from './redeem-errors';

/** The redemption form: input, errors and submission. */
export class RedeemStore {
  draft: RedeemDraft;
  sending = false;
  /** Errors show after the first submission. */
  submitted = false;
  readonly #keys = new IdempotencyKeys();
  readonly #api: Api;
  readonly #rules: () => RedeemRules;

  constructor(api: Api, rules: () => RedeemRules, reward: Reward) {
    this.#api = api;
    this.#rules = rules;
    this.draft = newDraft(reward);
    makeAutoObservable(this, { draft: observableRef });
  }

  get errors(): RedeemErrors {
    return this.submitted ? redeemErrors(this.draft, this.#rules()) : {};
  }

  change(part: Partial<RedeemDraft>): void {
    this.draft = { ...this.draft, ...part };
  }

  /** Submits a valid form. Returns whether it succeeded; otherwise the reason was reported and the form stays. */
  async submit(): Promise<boolean> {
    this.submitted = true;
    if (this.sending || Object.keys(this.errors).length > 0) return false;
    this.sending = true;
    try {
      await this.#send();
      return true;
    } catch {
      return false;
    } finally {
      runInAction(() => (this.sending = false));
    }
  }

  async #send(): Promise<void> {
    const request = requestOf(this.draft, this.#rules().reward.id);
    await this.#keys.run(JSON.stringify({ ...request, password: '' }), (idempotencyKey) =>
      this.#api.call(mallRedeem, request, { idempotencyKey }),
    );
  }
}
