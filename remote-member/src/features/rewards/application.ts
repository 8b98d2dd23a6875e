import { isRemark, isUnknownOutcome, rewardsApply, type RewardOffer } from '@atrium/api';
import { rewardPictures, rewardRemarkLength } from '@atrium/api/figures';
import { isCallError, type Api, type Host } from '@atrium/contract';
import type { DraftValues } from '@atrium/ui/drafts';
import { PictureList } from '@atrium/ui/pictures';
import { makeAutoObservable, runInAction } from 'mobx';
import { isTooMany } from './is-too-many';

/** Message keys of an application; the pictures have those of their list. */
interface ApplicationErrors {
  remark?: 'activity_apply_remark_limit1';
  pictures?: 'not_empty';
  /** Of the whole application: what the portal or the server says. */
  sending?: string;
}

/** Failures that the form shows itself: the server has an application, or its answer was lost. */
const expects = ['reward_taken', 'reward_in_review', 'network', 'timeout'] as const;

/** An application for one promotion: what is typed and chosen, what is wrong with it, and its sending. */
export class Application {
  remark = '';
  errors: ApplicationErrors = {};
  readonly pictures = new PictureList({ most: rewardPictures });
  /** Share that has been sent, from 0 to 1; absent while nothing is being sent. */
  progress: number | undefined = undefined;
  readonly #api: Api;
  readonly #offer: RewardOffer;
  readonly #text: (key: string) => string;
  #sending: AbortController | undefined = undefined;
  /** It was sent without an answer: the server may have it. */
  #unanswered = false;

  constructor({ api, language }: Pick<Host, 'api' | 'language'>, offer: RewardOffer) {
    this.#api = api;
    this.#offer = offer;
    this.#text = (key) => language.text(key);
    makeAutoObservable(this);
  }

  get sending(): boolean {
    return this.progress !== undefined;
  }

  get dirty(): boolean {
    return this.remark.trim() !== '' || this.pictures.pictures.length > 0;
  }

  /** Input to keep; empty when there is none. */
  get draft(): DraftValues {
    if (!this.dirty) return {};
    const pictures = this.pictures.pictures.map(({ address }, index) => [`picture${index}`, address] as const);
    return { remark: this.remark, ...Object.fromEntries(pictures) };
  }

  /** Puts back what was kept, unless something was typed meanwhile. Without a draft, what is shown stays. */
  restore({ remark = '', ...pictures }: DraftValues): void {
    if (this.dirty) return;
    const addresses = Object.values(pictures).filter((address) => address !== undefined);
    // the draft may be read after the person has sent the form: a message about what is missing stays
    if (remark !== '') this.write(remark);
    if (addresses.length > 0) this.pictures.restore(addresses);
  }

  /** Keeps the first 140 characters. */
  write(remark: string): void {
    const characters = [...remark];
    this.remark = characters.length > rewardRemarkLength ? characters.slice(0, rewardRemarkLength).join('') : remark;
    delete this.errors.remark;
  }

  /** Composition of an input method: its text is limited once it ends. */
  compose(remark: string): void {
    this.remark = remark;
  }

  /**
   * Resolves with what became of it. If it was refused, the fault is shown and the input stays. It is `uncertain` when an
   * answer was lost: the list of rewards knows whether it waits.
   */
  async submit(): Promise<'sent' | 'refused' | 'uncertain'> {
    if (this.sending || this.pictures.preparing) return 'refused';
    this.write(this.remark);
    const { promotionId, linkedPromotionId, remarkRequired, imageRequired } = this.#offer;
    const remarks = this.remark.trim();
    this.errors = {
      ...(remarkRequired && !isRemark(remarks) && { remark: 'activity_apply_remark_limit1' as const }),
      ...(imageRequired && this.pictures.files.length === 0 && { pictures: 'not_empty' as const }),
    };
    // one message at the pictures: what is missing, else what is wrong with the last choice
    if (this.errors.pictures) this.pictures.fault = undefined;
    if (this.errors.remark || this.errors.pictures) return 'refused';
    this.#sending = new AbortController();
    this.progress = 0;
    try {
      const outcome = await this.#api.call(
        rewardsApply,
        { pictures: this.pictures.files, promotionId: linkedPromotionId || promotionId, remarks },
        { signal: this.#sending.signal, onProgress: (share) => this.#advance(share), expects },
      );
      if (outcome.ok) return 'sent';
      const lost = outcome.key === 'network' || outcome.key === 'timeout';
      const message = lost ? this.#text('rewards.unsent') : outcome.message || this.#text('rewards.refused');
      runInAction(() => (this.errors.sending = message));
      // after an answer that was lost, the application that the server has is this one
      const uncertain = lost || this.#unanswered;
      this.#unanswered ||= lost;
      return uncertain ? 'uncertain' : 'refused';
    } catch (error) {
      if (!isCallError(error)) throw error;
      if (isTooMany(error)) runInAction(() => (this.errors.sending = this.#text('rewards.tooMany')));
      const lost = isUnknownOutcome(error);
      this.#unanswered ||= lost;
      return lost ? 'uncertain' : 'refused';
    } finally {
      runInAction(() => (this.progress = undefined));
    }
  }

  /** Forgets the input once the application was sent. */
  empty(): void {
    this.remark = '';
    this.pictures.restore([]);
  }

  cancel(): void {
    this.#sending?.abort();
  }

  #advance(share: number): void {
    runInAction(() => {
      if (this.sending) this.progress = share;
    });
  }
}
