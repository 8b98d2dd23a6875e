import {
  feedbackSend,
  firstCharacters,
  isFeedbackLength,
  isLegible,
  questionTypes,
  type QuestionKey,
} from '@atrium/api';
import { feedbackLength, feedbackPictures } from '@atrium/api/figures';
import { isCallError, type Api, type CallOptions } from '@atrium/contract';
import { CaptchaStore } from '@atrium/ui/captcha';
import type { DraftValues } from '@atrium/ui/drafts';
import { PictureList } from '@atrium/ui/pictures';
import { makeAutoObservable, runInAction } from 'mobx';

/** Characters of a visitor's name. */
export const senderLength = 60;

export type FeedbackError = 'not_empty' | 'feedback.length';

interface FeedbackOptions {
  api: Api;
  /** Account of the customer; `undefined` for a visitor, who has no picture and may give a name. */
  account: string | undefined;
  now?: () => number;
}

/** The feedback form: what is typed, what is wrong with it, and its sending. */
export class FeedbackStore {
  readonly account: string | undefined;
  readonly captcha: CaptchaStore;
  readonly pictures: PictureList;
  sender = '';
  type: QuestionKey = 'deposit_issues';
  content = '';
  errors: { content?: FeedbackError; captcha?: FeedbackError } = {};
  /** Whether the last attempt was not sent. */
  failed = false;
  /** Share that has been sent, from 0 to 1; absent while nothing is being sent. */
  progress: number | undefined = undefined;
  readonly #api: Api;
  #sending: AbortController | undefined = undefined;

  constructor({ api, account, now = () => Date.now() }: FeedbackOptions) {
    this.#api = api;
    this.account = account;
    this.captcha = new CaptchaStore(api, now);
    this.pictures = new PictureList({ most: feedbackPictures });
    makeAutoObservable(this);
  }

  get sending(): boolean {
    return this.progress !== undefined;
  }

  get dirty(): boolean {
    return this.content.trim() !== '' || this.pictures.pictures.length > 0;
  }

  /** Input to keep; empty when there is none. Never has the captcha. */
  get draft(): DraftValues {
    if (!this.dirty) return {};
    const [picture] = this.pictures.pictures;
    return {
      sender: this.sender,
      type: this.type,
      content: this.content,
      ...(picture && { picture: picture.address }),
    };
  }

  /** Puts back what was kept, unless something was typed meanwhile. Without a draft, what is shown stays. */
  restore({ sender = '', type = '', content = '', picture }: DraftValues): void {
    if (this.dirty) return;
    if (this.sender === '') this.sender = sender;
    if (Object.hasOwn(questionTypes, type)) this.type = type as QuestionKey;
    // the draft may be read after the person has sent the form: a message about what is missing stays
    if (content !== '') this.write(content);
    if (this.account !== undefined && picture !== undefined) this.pictures.restore([picture]);
  }

  choose(type: QuestionKey): void {
    this.type = type;
  }

  name(sender: string): void {
    this.sender = sender.slice(0, senderLength);
  }

  /** Keeps the first 500 characters; spaces at the beginning do not count. */
  write(content: string): void {
    const typed = content.trimStart();
    const kept = firstCharacters(typed, feedbackLength.max);
    this.content = kept === typed ? content : kept;
    delete this.errors.content;
  }

  /** Composition of an input method: its text is limited once it ends. */
  compose(content: string): void {
    this.content = content;
  }

  typeCaptcha(text: string): void {
    this.captcha.type(text);
    delete this.errors.captcha;
  }

  /** Resolves with whether the feedback was sent, never before a chosen picture is ready. A failure renews the captcha. */
  async submit(): Promise<boolean> {
    if (this.sending || this.pictures.preparing) return false;
    this.write(this.content);
    const content = this.content.trim();
    const captcha = this.captcha.text.trim();
    const short = !isLegible(content) ? 'not_empty' : isFeedbackLength(content) ? undefined : 'feedback.length';
    this.errors = { ...(short && { content: short }), ...(captcha === '' && { captcha: 'not_empty' }) };
    if (this.errors.content || this.errors.captcha) return false;
    const [file] = this.account === undefined ? [] : this.pictures.files;
    const sending = new AbortController();
    this.#sending = sending;
    this.failed = false;
    this.progress = 0;
    try {
      const request = {
        sender: this.account ?? this.sender.trim(),
        content,
        type: questionTypes[this.type],
        captcha,
        ...(file && { file }),
      };
      const options: CallOptions = { signal: sending.signal, onProgress: (share) => this.#advance(share) };
      await this.#api.call(feedbackSend, request, options);
      runInAction(() => this.#clear());
      return true;
    } catch (error) {
      if (!isCallError(error)) throw error;
      runInAction(() => {
        this.failed = error.key !== 'cancelled';
        this.captcha.renew();
      });
      return false;
    } finally {
      runInAction(() => (this.progress = undefined));
    }
  }

  cancel(): void {
    this.#sending?.abort();
  }

  stop(): void {
    this.cancel();
    this.captcha.stop();
  }

  #advance(share: number): void {
    runInAction(() => {
      if (this.sending) this.progress = share;
    });
  }

  #clear(): void {
    this.content = '';
    this.pictures.restore([]);
  }
}
