import { smsSecondsPerMinute } from '@atrium/api/figures';
import type { Host } from '@atrium/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import { tellSurprise } from '../form/tell-surprise';
import type { Slider } from '../slider/slider';
import { sliderVersion, smsTakesSlider } from '../slider/slider-settings';
import { askForCode, usualWait, type CodePurpose, type MobileNumber } from './code-purpose';
import { Countdown } from './countdown';
import { smsPath } from './sms-path';

type Surroundings = Pick<Host, 'api' | 'facts' | 'settings' | 'messages' | 'language' | 'telemetry'>;

/** The button that sends a code to a phone: ready, at work, or counting down until another may be asked for. */
export class SmsCodeStore {
  loading = false;
  /** Codes that were sent so far, for whoever tells that one is on its way. */
  sent = 0;
  readonly countdown: Countdown;
  readonly #host: Surroundings;
  readonly #slider: Pick<Slider, 'solve'>;
  readonly #purpose: CodePurpose;

  constructor(host: Surroundings, purpose: CodePurpose, slider: Pick<Slider, 'solve'>, now: () => number = Date.now) {
    this.#host = host;
    this.#purpose = purpose;
    this.#slider = slider;
    this.countdown = new Countdown(now);
    makeAutoObservable(this, { countdown: false });
  }

  get state(): 'ready' | 'loading' | 'countdown' {
    if (this.loading) return 'loading';
    return this.countdown.running ? 'countdown' : 'ready';
  }

  /** Sends a code to a number, after the slider where the merchant asks for it; answers whether one is on its way. */
  async request(to: MobileNumber): Promise<boolean> {
    if (this.state !== 'ready') return false;
    this.loading = true;
    try {
      return await this.#send(to);
    } catch (error) {
      tellSurprise(this.#host, error);
      return false; // the button is ready again at once
    } finally {
      runInAction(() => (this.loading = false));
    }
  }

  /** To be told with what key a typed code was refused: one that has expired can be asked for anew at once. */
  refused(key: string): void {
    if (key === 'auth/code-expired') this.countdown.reset();
  }

  /** As on a fresh form. */
  reset(): void {
    this.countdown.reset();
  }

  /** For a form that goes away. */
  stop(): void {
    this.countdown.stop();
  }

  async #send(to: MobileNumber): Promise<boolean> {
    const { api, messages, language } = this.#host;
    const takesSlider = smsTakesSlider(this.#host);
    // no other version can stand in front of a code
    if ((takesSlider && sliderVersion(this.#host) !== 'v4') || smsPath(this.#host) !== 'server') {
      void messages.warning(language.text('unknown_error'));
      return false;
    }
    const slider = takesSlider ? await this.#slider.solve() : undefined;
    if (takesSlider && !slider) return false;
    const minutes = await askForCode(api, this.#purpose, to, slider);
    runInAction(() => {
      this.sent += 1;
      this.countdown.start(minutes ? minutes * smsSecondsPerMinute : usualWait[this.#purpose]);
    });
    return true;
  }
}
