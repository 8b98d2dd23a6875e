import { makeAutoObservable } from 'mobx';

const tick = 1000;

/** The time of the page for all that counts down, moving once a second while the page is seen. */
export class Ticker {
  /** Milliseconds of a clock that never goes back. */
  now = performance.now();
  private timer: ReturnType<typeof setInterval> | undefined = undefined;

  constructor() {
    makeAutoObservable<this, 'timer'>(this, { timer: false });
  }

  /** Ticks until the returned function is called; stands still while the page is hidden. */
  start(): () => void {
    document.addEventListener('visibilitychange', this.follow);
    this.follow();
    return () => {
      document.removeEventListener('visibilitychange', this.follow);
      this.pause();
    };
  }

  /** Time as it is now, not as it was at the last tick. */
  readonly catchUp = (): void => {
    this.now = performance.now();
  };

  private readonly follow = (): void => {
    this.pause();
    if (document.hidden) return;
    this.catchUp();
    this.timer = setInterval(this.catchUp, tick);
  };

  private pause(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }
}
