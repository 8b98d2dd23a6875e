import {
  promoCodeEnabled,
  promoCodeRedeem,
  rewardsClaim,
  rewardsList,
  liveTypes,
  toMoney,
  type IdempotencyKeys,
  type RewardOffer,
} from '@atrium/api';
import { isCallError, type Host } from '@atrium/contract';
import { Loadable } from '@atrium/contract/react';
import { keptKeys } from '@atrium/ui/drafts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { isTooMany } from './is-too-many';

/** The rewards and missions of a person: their list, and what is claimed. */
export class RewardsStore {
  readonly list = new Loadable<RewardOffer[]>();
  /** Whether a promo code may be entered. */
  takesCodes = false;
  /** Id of the reward that is being claimed, or the code. */
  claiming: string | undefined = undefined;
  /** Ids of promotions that were applied for since the list was loaded. */
  applied: ReadonlySet<string> = new Set();
  readonly #host: Host;
  readonly #keys: IdempotencyKeys;
  #asksForCodes = false;

  constructor(host: Host) {
    this.#host = host;
    this.#keys = keptKeys(host, 'rewards');
    makeAutoObservable(this, { applied: observableRef });
  }

  /** Loads, and follows decisions and offers of the merchant and what other tabs claim. Returns the stop. */
  start(): () => void {
    const { events, account } = this.#host;
    void this.#load();
    return events.on('live.received@1', ({ type, data }) => {
      const offers = type === liveTypes.content && data?.['content'] === 'offers';
      if (type === liveTypes.promotion || type === liveTypes.reset || offers) void this.#refresh();
      if (!offers) return;
      if (this.#asksForCodes) void this.askForCodes();
      void account.refresh('promotions');
    });
  }

  /** Asks whether there are promo codes; a failure means that there are none. */
  async askForCodes(): Promise<void> {
    const { api, signal } = this.#host;
    this.#asksForCodes = true;
    const takesCodes = await api.call(promoCodeEnabled, {}, { signal }).catch(() => false);
    runInAction(() => (this.takesCodes = takesCodes));
  }

  isPending({ promotionId, status }: RewardOffer): boolean {
    return status === 'PENDING' || this.applied.has(promotionId);
  }

  /** Asks the server whether an application of the promotion waits for a decision. */
  async waits({ promotionId }: RewardOffer): Promise<boolean> {
    await this.#refresh();
    return this.list.value?.some((offer) => offer.promotionId === promotionId && offer.status === 'PENDING') ?? false;
  }

  /** Marks a promotion as pending until the list is loaded again. */
  markApplied({ promotionId }: RewardOffer): void {
    this.applied = new Set([...this.applied, promotionId]);
    void this.#host.account.refresh('promotions');
  }

  /** Claims a reward once. The host shows a refusal; its reason may be a changed state, so the list is loaded again. */
  async claim({ promotionId, title }: RewardOffer): Promise<void> {
    await this.#run(promotionId, title, (idempotencyKey) =>
      this.#host.api.call(rewardsClaim, { promotionId }, { idempotencyKey }),
    );
  }

  /** Redeems a promo code. Resolves with whether it was accepted, and the server's words when it refuses the code itself. */
  async redeem(code: string): Promise<{ accepted: boolean; refusal?: string }> {
    let refusal: string | undefined;
    const answered = await this.#run(`code ${code}`, code, async (idempotencyKey) => {
      const options = { idempotencyKey, expects: ['promo_code_unknown', 'reward_taken'] } as const;
      const outcome = await this.#host.api.call(promoCodeRedeem, { code }, options);
      if (outcome.ok) return outcome.value;
      refusal = outcome.message;
      return undefined;
    });
    return refusal === undefined ? { accepted: answered } : { accepted: false, refusal };
  }

  async #run(
    what: string,
    title: string,
    call: (key: string) => Promise<{ amount?: string | undefined; currency?: string | undefined } | undefined>,
  ): Promise<boolean> {
    if (this.claiming !== undefined) return false;
    this.claiming = what;
    const { messages, language, settings, account } = this.#host;
    try {
      await this.#keys.run(what, async (key) => {
        const paid = await call(key);
        if (!paid) return;
        const { amount, currency = settings.currency.code } = paid;
        const text =
          amount === undefined
            ? language.text('rewards.received', { title })
            : language.text('rewards.receivedAmount', { title, amount: language.money(toMoney(amount, currency)) });
        messages.toast({ kind: 'success', text });
      });
      void account.refresh('balance');
      void account.refresh('promotions');
      return true;
    } catch (error) {
      if (!isCallError(error)) throw error;
      if (isTooMany(error)) messages.toast({ kind: 'warning', text: language.text('rewards.tooMany') });
      return false;
    } finally {
      runInAction(() => (this.claiming = undefined));
      await this.#refresh();
    }
  }

  async #load(): Promise<void> {
    const { api, signal, language } = this.#host;
    await this.list.load(async () => {
      const offers = await api.call(rewardsList, {}, { signal });
      return offers.map((offer) =>
        offer.title === '' ? { ...offer, title: language.text('rewards.untitled') } : offer,
      );
    });
    runInAction(() => (this.applied = new Set()));
  }

  async #refresh(): Promise<void> {
    await this.list.refresh();
    runInAction(() => (this.applied = new Set()));
  }
}
