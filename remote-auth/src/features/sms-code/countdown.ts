import { smsCountdownInitial, smsCountdownReset } from '@atrium/api/figures';
import { makeAutoObservable, runInAction } from 'mobx';

/** Milliseconds between two looks at the clock: a second. */
const tick = 1_000;

/**
 * Counts down whole seconds to a deadline. It reads the clock instead of counting ticks, so it is right after a tab was
 * suspended.
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
    this.#timer = setInterval(() => this.tick(), tick);
    document.addEventListener('visibilitychange', this.#onVisible);
  }

  /** Stops, and shows the value of a finished countdown. */
  reset(): void {
    this.stop();
    runInAction(() => {
      this.seconds = smsCountdownReset;
      this.running = false;
    });
  }

  /** Stops the timer; call on unmount. */
  stop(): void {
    clearInterval(this.#timer);
    document.removeEventListener('visibilitychange', this.#onVisible);
  }

  tick(): void {
    const left = Math.ceil((this.#deadline - this.#now()) / 1000);
    if (left > 0) this.seconds = left;
    else this.reset();
  }

  readonly #onVisible = () => this.tick();
}
