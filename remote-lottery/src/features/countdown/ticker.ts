import { makeAutoObservable } from 'mobx';

/** Milliseconds between two ticks: a second. Section 9 of the second source text. */
const tick = 1000;

/** Milliseconds by which the device's clock and the monotonic one may drift apart while it is awake: two seconds. */
const longestDrift = 2_000;

/** Shared clock of the countdowns; ticks once a second while the page is visible. */
export class Ticker {
  /** Milliseconds of a monotonic clock. */
  now = performance.now();
  /** How often the device has slept: the monotonic clock of some stops meanwhile. */
  sleeps = 0;
  #offset = clockOffset();
  #timer: ReturnType<typeof setInterval> | undefined = undefined;

  constructor() {
    makeAutoObservable(this);
  }

  /** Starts ticking, paused while the page is hidden; returns a stop function. */
  start(): () => void {
    document.addEventListener('visibilitychange', this.#follow);
    this.#follow();
    return () => {
      document.removeEventListener('visibilitychange', this.#follow);
      this.#pause();
    };
  }

  /** Sets the current time between ticks. */
  readonly update = (): void => {
    this.now = performance.now();
    if (Math.abs(clockOffset() - this.#offset) <= longestDrift) return;
    this.#offset = clockOffset();
    this.sleeps += 1;
  };

  readonly #follow = (): void => {
    this.#pause();
    if (document.hidden) return;
    this.update();
    this.#timer = setInterval(this.update, tick);
  };

  #pause(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}

/** How far the device's clock is ahead of the monotonic one. */
function clockOffset(): number {
  return Date.now() - performance.now();
}
