import type { SocialArguments } from '@atrium/api';
import type { Host } from '@atrium/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Outcome } from '../admission/outcome';
import { CaptchaStore } from '../captcha/captcha-store';
import { Slider } from '../slider/slider';
import { signInTakesSlider } from '../slider/slider-settings';
import { askByCredentials, type Challenge } from './ask-by-credentials';
import type { SignInRequest } from './credentials';

type Refusal = Extract<Outcome, { kind: 'refused' }>;

/** Closing the slider is no attempt; whoever closed it has been told. */
const closed: Outcome = { kind: 'refused', captcha: false, told: true };

/**
 * What shows that a person is asking: the slider before every attempt where the merchant asks for it, else a picture
 * once an answer wants one.
 */
export class SignInChallenge {
  readonly captcha: CaptchaStore;
  readonly slider: Slider;
  /** Whether the popup with the picture stands open. */
  popupOpen = false;
  readonly #host: Host;

  constructor(host: Host, now: () => number) {
    this.#host = host;
    this.captcha = new CaptchaStore(host.api, now);
    this.slider = new Slider(host);
    makeAutoObservable(this, { captcha: false, slider: false });
  }

  /** Whether the picture stands in a popup over the page, as some merchants have it, and not in the form. */
  get hasPopup(): boolean {
    return this.#host.settings.value('captchaPopup') === '1' && this.#host.navigation.standing === 'page';
  }

  get takesSlider(): boolean {
    return signInTakesSlider(this.#host);
  }

  /** Whether there is a picture nobody has typed the characters of. */
  get unanswered(): boolean {
    return this.captcha.needed && !this.captcha.text.trim();
  }

  openPopup(): void {
    this.popupOpen = this.hasPopup;
  }

  closePopup(): void {
    this.popupOpen = false;
  }

  /**
   * Takes in a refusal, of an attempt or of what came after it: the next may take a picture. Over what the portal has
   * told nothing is opened, which would hide it: then the popup comes with the next attempt.
   */
  refused(refusal: Refusal): void {
    const picture = this.#bringsPicture(refusal);
    if (picture) this.captcha.renew();
    this.popupOpen = picture && this.hasPopup && (this.popupOpen || !refusal.told);
  }

  stop(): void {
    this.captcha.stop();
    this.slider.reset();
  }

  /**
   * One attempt with what it takes.
   * @param binding a social identity that is to be bound to the account
   */
  async ask(request: SignInRequest, binding: Partial<SocialArguments> = {}): Promise<Outcome> {
    const challenge = await this.#take();
    if (!challenge) return closed;
    const outcome = await askByCredentials(this.#host, request, { challenge, binding, saysItself: this.hasPopup });
    if (outcome.kind !== 'refused') runInAction(() => (this.popupOpen = false));
    return this.#said(outcome);
  }

  async #take(): Promise<Challenge | undefined> {
    if (this.takesSlider) return this.slider.solve();
    return this.captcha.needed ? { captcha: this.captcha.text.trim() } : {};
  }

  #bringsPicture({ captcha }: Refusal): boolean {
    return !this.takesSlider && (captcha || this.captcha.needed);
  }

  /** Nothing may stand over the popup, so that it says itself why it came; all else is a warning of the portal's. */
  #said(outcome: Outcome): Outcome {
    if (outcome.kind !== 'refused' || outcome.why === undefined) return outcome;
    if (this.hasPopup && this.#bringsPicture(outcome)) return outcome;
    void this.#host.messages.warning(outcome.why);
    return { ...outcome, told: true };
  }
}
