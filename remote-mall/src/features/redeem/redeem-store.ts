import { mallRedeem, type IdempotencyKeys, type Reward } from '@atrium/api';
import { isCallError, type Host } from '@atrium/contract';
import { keptKeys } from '@atrium/ui/drafts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { whileNoneReads } from '../rewards/price-lock';
import { pricesOf } from '../rewards/reward-price';
import { newDraft, requestOf, type RedeemDraft } from './redeem-draft';
import { redeemErrors, type RedeemErrors, type RedeemRules } from './redeem-errors';

/** What the checks of a draft need besides its reward. */
export type RedeemSettings = Omit<RedeemRules, 'reward'>;

/** Reads the reward as it is now; `null` when it is no longer on sale. */
export type ReadReward = () => Promise<Reward | null>;

/** The redemption form: input, errors and submission. */
export class RedeemStore {
  draft: RedeemDraft;
  /** The reward with the prices that the form shows. */
  reward: Reward;
  /** The reward before its prices changed under the form; none once the form was submitted at the new ones. */
  before: Reward | undefined;
  sending = false;
  /** Key of the refusal of the last submission. */
  refusal: string | undefined;
  /** Errors show after the first submission. */
  submitted = false;
  readonly #keys: IdempotencyKeys;
  readonly #api: Host['api'];
  readonly #rules: () => RedeemSettings;

  constructor(host: Pick<Host, 'api' | 'session' | 'settings'>, rules: () => RedeemSettings, reward: Reward) {
    this.#api = host.api;
    this.#keys = keptKeys(host, 'redeem');
    this.#rules = rules;
    this.draft = newDraft(reward);
    this.reward = reward;
    makeAutoObservable(this, { draft: observableRef, reward: observableRef, before: observableRef });
  }

  get errors(): RedeemErrors {
    return this.submitted ? redeemErrors(this.draft, { ...this.#rules(), reward: this.reward }) : {};
  }

  /** What was typed of the recipient, and the quantity with its reward; empty when nothing was typed. */
  get kept(): Record<string, string> {
    const typed = recipientFields.map((field) => [field, this.draft[field]] as const);
    const { quantity } = this.draft;
    return {
      ...Object.fromEntries(typed.filter(([, value]) => value !== '')),
      ...(quantity > 1 && { quantity: String(quantity), reward: this.reward.id }),
    };
  }

  /** Fills in what an earlier form kept, except where something was typed meanwhile; a quantity is for one reward. */
  restore(kept: Record<string, string>): void {
    for (const field of recipientFields) if (this.draft[field] === '') this.change({ [field]: kept[field] ?? '' });
    const quantity = kept['reward'] === this.reward.id ? Number(kept['quantity']) : 1;
    if (this.draft.quantity === 1 && Number.isSafeInteger(quantity) && quantity > 1) this.change({ quantity });
  }

  /** Shows the reward as it is now; the input stays, with another payment if the chosen one is no longer offered. */
  show(reward: Reward, currency: string): void {
    if (reward === this.reward) return;
    if (priceKey(reward) !== priceKey(this.reward)) this.before ??= this.reward;
    // back to the prices that the form showed first
    if (this.before && priceKey(reward) === priceKey(this.before)) this.before = undefined;
    this.reward = reward;
    const { points, mixed } = pricesOf(reward, currency);
    const chosen = this.draft.redeemType === 'P' ? points : mixed;
    if (chosen === undefined) this.change({ redeemType: newDraft(reward).redeemType });
  }

  change(part: Partial<RedeemDraft>): void {
    this.draft = { ...this.draft, ...part };
  }

  /**
   * Submits a valid form. When it is refused, the reason was reported and the form stays. `changed`: other prices hold
   * than the form shows; nothing was sent. `unread`: the prices could not be read; nothing was sent.
   */
  async submit(read: ReadReward): Promise<'redeemed' | 'refused' | 'invalid' | 'changed' | 'unread'> {
    this.submitted = true;
    if (this.sending || Object.keys(this.errors).length > 0) return 'invalid';
    this.sending = true;
    this.refusal = undefined;
    try {
      const outcome = await this.#redeem(read);
      if (outcome === 'redeemed') this.#forget();
      return outcome;
    } catch (error) {
      runInAction(() => (this.refusal = isCallError(error) ? error.key : undefined));
      return 'refused';
    } finally {
      runInAction(() => (this.sending = false));
    }
  }

  /** A back end without price versions charges the prices of the moment, so the form reads them before it sends. */
  async #redeem(read: ReadReward): Promise<'redeemed' | 'changed' | 'unread'> {
    if (this.reward.priceVersion !== undefined) return this.#send();
    return whileNoneReads(async () => (await this.#obstacle(read)) ?? this.#send());
  }

  async #obstacle(read: ReadReward): Promise<'changed' | 'unread' | undefined> {
    const current = await read().catch(() => undefined);
    if (current === undefined) return 'unread';
    return current === null || priceKey(current) !== priceKey(this.reward) ? 'changed' : undefined;
  }

  /** Nothing of a carried out redemption is kept, and no password stays in the page. Its empty fields are not errors. */
  #forget(): void {
    runInAction(() => {
      this.submitted = false;
      this.change({ quantity: 1, name: '', phone: '', province: '', address: '', password: '' });
    });
  }

  async #send(): Promise<'redeemed'> {
    runInAction(() => (this.before = undefined));
    const request = requestOf(this.draft, this.reward);
    await this.#keys.run(JSON.stringify({ ...request, password: '' }), (idempotencyKey) =>
      this.#api.call(mallRedeem, request, { idempotencyKey }),
    );
    return 'redeemed';
  }
}

const recipientFields = ['name', 'phone', 'province', 'address'] as const;

function priceKey({ price, mpPointAmount, mpMoneyAmount, displayPointMoneyAmt }: Reward): string {
  return JSON.stringify([price, mpPointAmount, mpMoneyAmount, displayPointMoneyAmt]);
}
