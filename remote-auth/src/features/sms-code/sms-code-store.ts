import { smsSecondsPerMinute } from '@atrium/api/figures';
import type { Host } from '@atrium/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import { reportUnexpected } from '../form/report-unexpected';
import type { Slider } from '../slider/slider';
import { sliderVersion, smsNeedsSlider } from '../slider/slider-settings';
import { requestCode, defaultWait, type CodePurpose, type MobileNumber } from './code-purpose';
import { Countdown } from './countdown';
import { smsPath } from './sms-path';

type SmsCodeHost = Pick<Host, 'api' | 'facts' | 'settings' | 'messages' | 'language' | 'telemetry'>;

/** State of the button that sends a code: ready, loading or counting down. */
export class SmsCodeStore {
  loading = false;
  /** Number of codes sent, for status announcements. */
  sent = 0;
  readonly countdown: Countdown;
  readonly #host: SmsCodeHost;
  readonly #slider: Pick<Slider, 'solve'>;
  readonly #purpose: CodePurpose;

  constructor(host: SmsCodeHost, purpose: CodePurpose, slider: Pick<Slider, 'solve'>, now: () => number = Date.now) {
    this.#host = host;
    this.#purpose = purpose;
    this.#slider = slider;
    this.countdown = new Countdown(now);
    makeAutoObservable(this);
  }

  get state(): 'ready' | 'loading' | 'countdown' {
    if (this.loading) return 'loading';
    return this.countdown.running ? 'countdown' : 'ready';
  }

  /** Sends a code, after the slider if required; returns whether it was sent. */
  async request(to: MobileNumber): Promise<boolean> {
    if (this.state !== 'ready') return false;
    this.loading = true;
    try {
      return await this.#send(to);
    } catch (error) {
      reportUnexpected(this.#host, error);
      return false; // the button is enabled again
    } finally {
      runInAction(() => (this.loading = false));
    }
  }

  /** Handles the refusal of a typed code: an expired one can be replaced right away. */
  refused(key: string): void {
    if (key === 'auth/code-expired') this.countdown.reset();
  }

  /** Resets to the state of a new form. */
  reset(): void {
    this.countdown.reset();
  }

  /** Call on unmount. */
  stop(): void {
    this.countdown.stop();
  }

  async #send(to: MobileNumber): Promise<boolean> {
    const { api, messages, language } = this.#host;
    const takesSlider = smsNeedsSlider(this.#host);
    // only version 4 can protect text message codes
    if ((takesSlider && sliderVersion(this.#host) !== 'v4') || smsPath(this.#host) !== 'server') {
      void messages.warning(language.text('unknown_error'));
      return false;
    }
    const slider = takesSlider ? await this.#slider.solve() : undefined;
    if (takesSlider && !slider) return false;
    const minutes = await requestCode(api, this.#purpose, to, slider);
    runInAction(() => {
      this.sent += 1;
      this.countdown.start(minutes ? minutes * smsSecondsPerMinute : defaultWait[this.#purpose]);
    });
    return true;
  }
}
