import { mallRedeem, type Reward } from '@atrium/api';
import type { Api } from '@atrium/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { WishKeeper } from '../wish/wish-keeper';
import { newDraft, requestOf, type RedeemDraft } from './redeem-draft';
import { faultsOf, type RedeemFaults, type RedeemRules } from './redeem-faults';

/** The form that takes a reward: what is filled in, what is wrong with it, and sending it once. */
export class RedeemStore {
  draft: RedeemDraft;
  sending = false;
  /** Faults are told once it was tried to send. */
  tried = false;
  private readonly wish = new WishKeeper();

  constructor(
    private readonly api: Api,
    private readonly rules: () => RedeemRules,
    reward: Reward,
  ) {
    this.draft = newDraft(reward);
    makeAutoObservable<this, 'api' | 'rules' | 'wish'>(this, {
      api: false,
      rules: false,
      wish: false,
      draft: observableRef,
    });
  }

  get faults(): RedeemFaults {
    return this.tried ? faultsOf(this.draft, this.rules()) : {};
  }

  change(part: Partial<RedeemDraft>): void {
    this.draft = { ...this.draft, ...part };
  }

  /** Sends it when nothing is wrong. Answers whether the reward was taken; why not has been told, and the form stays. */
  async submit(): Promise<boolean> {
    this.tried = true;
    if (this.sending || Object.keys(this.faults).length > 0) return false;
    this.sending = true;
    try {
      await this.send();
      return true;
    } catch {
      return false;
    } finally {
      runInAction(() => (this.sending = false));
    }
  }

  private async send(): Promise<void> {
    const request = requestOf(this.draft, this.rules().reward.id);
    await this.wish.carryOut(JSON.stringify({ ...request, password: '' }), (idempotencyKey) =>
      this.api.call(mallRedeem, request, { idempotencyKey }),
    );
  }
}
