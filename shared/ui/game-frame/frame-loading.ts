import { frameReloadWaits } from '@atrium/api/figures';
import { makeAutoObservable, runInAction } from 'mobx';

/** Milliseconds without a response after which the game counts as stuck. */
const loadLimit = 15_000;

/** Loading state of the game frame. */
export class FrameLoading {
  /** `blank`: empty between two loads. */
  phase: 'loading' | 'blank' | 'settling' | 'shown' | 'stuck' = 'loading';
  /** Number of the load; each mounts a new frame, so that reloads add no history entries. */
  attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    makeAutoObservable(this);
  }

  get waiting(): boolean {
    return this.phase === 'loading' || this.phase === 'blank' || this.phase === 'settling';
  }

  /** Starts waiting for the game; returns a stop function. */
  start = (): (() => void) => {
    this.#load();
    return () => clearTimeout(this.#timer);
  };

  /** The frame has loaded, or the game reported that it is ready. */
  loaded = (): void => {
    if (this.phase === 'loading' || this.phase === 'stuck') this.#enter('shown');
  };

  /** Reloads the game: blank, wait, load, wait, then hide the loader. */
  reload = (): void => {
    this.#enter('blank');
    this.attempt += 1;
    this.#after(frameReloadWaits.blank, () => {
      this.#enter('settling');
      this.#after(frameReloadWaits.settle, () => this.#enter('shown'));
    });
  };

  /** Retries a game that never loaded. */
  retry = (): void => {
    this.attempt += 1;
    this.#load();
  };

  #load(): void {
    this.#enter('loading');
    this.#after(loadLimit, () => this.#enter('stuck'));
  }

  #enter(phase: FrameLoading['phase']): void {
    clearTimeout(this.#timer);
    runInAction(() => (this.phase = phase));
  }

  #after(delay: number, action: () => void): void {
    this.#timer = setTimeout(action, delay);
  }
}
