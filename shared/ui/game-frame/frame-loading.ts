import { frameReloadWaits } from '@atrium/api/figures';
import { makeAutoObservable, runInAction } from 'mobx';

/** Milliseconds without the game's `ready` after which it counts as stuck. */
const loadLimit = 15_000;

/**
 * Loading state of the game frame. Only the game's own `ready` ends the wait: a frame's `load` fires for the browser's
 * error page and for a page that never starts too.
 */
export class FrameLoading {
  /** `blank`: empty between two loads. */
  phase: 'loading' | 'blank' | 'settling' | 'shown' | 'stuck' = 'loading';
  /** Number of the load; each mounts a new frame, so that reloads add no history entries. */
  attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #limit: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    makeAutoObservable(this);
  }

  get waiting(): boolean {
    return this.phase === 'loading' || this.phase === 'blank' || this.phase === 'settling';
  }

  /** Starts waiting for the game; returns a stop function. */
  start = (): (() => void) => {
    this.#load();
    return () => {
      clearTimeout(this.#timer);
      clearTimeout(this.#limit);
    };
  };

  /** The game reported that it is ready. */
  ready = (): void => {
    clearTimeout(this.#limit);
    if (this.phase === 'loading' || this.phase === 'stuck') this.#enter('shown');
  };

  /** Reloads the game: blank, wait, load, wait, then hide the loader. */
  reload = (): void => {
    clearTimeout(this.#limit);
    this.#enter('blank');
    this.attempt += 1;
    this.#after(frameReloadWaits.blank, () => {
      this.#enter('settling');
      this.#awaitReady();
      this.#after(frameReloadWaits.settle, () => this.#enter('shown'));
    });
  };

  /** Retries a game that never became ready. */
  retry = (): void => {
    this.attempt += 1;
    this.#load();
  };

  #load(): void {
    this.#enter('loading');
    this.#awaitReady();
  }

  #awaitReady(): void {
    clearTimeout(this.#limit);
    this.#limit = setTimeout(() => this.#enter('stuck'), loadLimit);
  }

  #enter(phase: FrameLoading['phase']): void {
    clearTimeout(this.#timer);
    runInAction(() => (this.phase = phase));
  }

  #after(delay: number, action: () => void): void {
    this.#timer = setTimeout(action, delay);
  }
}
