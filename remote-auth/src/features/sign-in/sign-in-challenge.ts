import type { Host } from '@atrium/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import type { BindingArguments, SignInOutcome } from '../sign-in-flow/sign-in-outcome';
import { CaptchaStore } from '@atrium/ui/captcha';
import { Slider } from '../slider/slider';
import { signInNeedsSlider } from '../slider/slider-settings';
import { signInWithCredentials, type Challenge } from './sign-in-with-credentials';
import type { SignInRequest } from './credentials';

type Refusal = Extract<SignInOutcome, { kind: 'refused' }>;

/** Closing the slider is no attempt, and has been reported. */
const closed: SignInOutcome = { kind: 'refused', captcha: false, reported: true };

/**
 * The challenge of a sign-in: the slider before every attempt if the merchant requires it, else a captcha once the
 * server asks for one.
 */
export class SignInChallenge {
  readonly captcha: CaptchaStore;
  readonly slider: Slider;
  /** Whether the captcha popup is open. */
  popupOpen = false;
  readonly #host: Host;

  constructor(host: Host, now: () => number) {
    this.#host = host;
    this.captcha = new CaptchaStore(host.api, now);
    this.slider = new Slider(host);
    makeAutoObservable(this);
  }

  /** Whether the captcha opens in a popup, by a merchant setting, instead of the form. */
  get hasPopup(): boolean {
    return this.#host.settings.value('captchaPopup') === '1' && this.#host.navigation.placement === 'page';
  }

  get needsSlider(): boolean {
    return signInNeedsSlider(this.#host);
  }

  /** Whether a required captcha is still empty. */
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
   * Handles a refusal: the next attempt may need a captcha. If a message is open, the popup waits for the next attempt,
   * so that it does not cover the message.
   */
  refused(refusal: Refusal): void {
    const picture = this.#needsCaptcha(refusal);
    if (picture) this.captcha.renew();
    this.popupOpen = picture && this.hasPopup && (this.popupOpen || !refusal.reported);
  }

  stop(): void {
    this.captcha.stop();
    this.slider.reset();
  }

  /**
   * One attempt with its challenge.
   * @param binding a social identity to link to the account
   */
  async ask(request: SignInRequest, binding: BindingArguments = {}): Promise<SignInOutcome> {
    const challenge = await this.#obtain();
    if (!challenge) return closed;
    const outcome = await signInWithCredentials(this.#host, request, {
      challenge,
      binding,
      showsRefusals: this.hasPopup,
    });
    if (outcome.kind !== 'refused') runInAction(() => (this.popupOpen = false));
    return this.#report(outcome);
  }

  async #obtain(): Promise<Challenge | undefined> {
    if (this.needsSlider) return this.slider.solve();
    return this.captcha.needed ? { captcha: this.captcha.text.trim() } : {};
  }

  #needsCaptcha({ captcha }: Refusal): boolean {
    return !this.needsSlider && (captcha || this.captcha.needed);
  }

  /** The popup shows its own reason, since no dialog may cover it; other refusals are shown as a warning. */
  #report(outcome: SignInOutcome): SignInOutcome {
    if (outcome.kind !== 'refused' || outcome.reason === undefined) return outcome;
    if (this.hasPopup && this.#needsCaptcha(outcome)) return outcome;
    void this.#host.messages.warning(outcome.reason);
    return { ...outcome, reported: true };
  }
}
