import { mallRedeem, type Reward } from '@atrium/api';
import { isCallError, type Api } from '@atrium/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { newDraft, requestOf, type RedeemDraft } from './redeem-draft';
import { faultsOf, type RedeemFaults, type RedeemRules } from './redeem-faults';

/** The form that takes a reward: what is filled in, what is wrong with it, and sending it once. */
export class RedeemStore {
  draft: RedeemDraft;
  sending = false;
  /** Faults are told once it was tried to send. */
  tried = false;
  private attempt: { request: string; key: string } | undefined;

  constructor(
    private readonly api: Api,
    private readonly rules: () => RedeemRules,
    reward: Reward,
  ) {
    this.draft = newDraft(reward);
    makeAutoObservable<this, 'api' | 'rules' | 'attempt'>(this, {
      api: false,
      rules: false,
      attempt: false,
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

  /** The same wish keeps its key while nobody knows what became of it, so that it is carried out once. */
  private async send(): Promise<void> {
    const request = requestOf(this.draft, this.rules().reward.id);
    const wish = JSON.stringify({ ...request, password: '' });
    const key = this.attempt?.request === wish ? this.attempt.key : crypto.randomUUID();
    this.attempt = { request: wish, key };
    try {
      await this.api.call(mallRedeem, request, { idempotencyKey: key });
    } catch (error) {
      const undecided = isCallError(error) && ['network', 'timeout'].includes(error.key);
      if (!undecided) this.attempt = undefined;
      throw error;
    }
  }
}
