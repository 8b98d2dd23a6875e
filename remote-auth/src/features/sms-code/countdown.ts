import { smsCountdownInitial, smsCountdownReset } from '@atrium/api/figures';
import { makeAutoObservable, runInAction } from 'mobx';

/**
 * Counts whole seconds down to a deadline. It goes by the clock, not by its ticks, so that a tab which has slept is
 * right at once.
 */
export class Countdown {
  seconds = smsCountdownInitial;
  running = false;
  #deadline = 0;
  #timer: ReturnType<typeof setInterval> | undefined = undefined;
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
    makeAutoObservable(this);
  }

  start(seconds: number): void {
    this.stop();
    this.#deadline = this.#now() + seconds * 1000;
    this.seconds = seconds;
    this.running = true;
    this.#timer = setInterval(() => this.tick(), 1000);
    document.addEventListener('visibilitychange', this.#awake);
  }

  /** Back to where it stands after it has run. */
  reset(): void {
    this.stop();
    runInAction(() => {
      this.seconds = smsCountdownReset;
      this.running = false;
    });
  }

  /** Ends its ticks; for a form that goes away. */
  stop(): void {
    clearInterval(this.#timer);
    document.removeEventListener('visibilitychange', this.#awake);
  }

  tick(): void {
    const left = Math.ceil((this.#deadline - this.#now()) / 1000);
    if (left > 0) this.seconds = left;
    else this.reset();
  }

  readonly #awake = () => this.tick();
}
