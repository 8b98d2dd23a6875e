import { frameReloadWaits } from '@atrium/api/figures';
import { makeAutoObservable, runInAction } from 'mobx';

/** Milliseconds without a response, or without a sign of life after loading, until the game may have failed. */
const silenceLimit = 15_000;

/** Loading state of the game frame. */
export class FrameLoading {
  /** `blank`: empty between two loads. */
  phase: 'loading' | 'blank' | 'settling' | 'shown' = 'loading';
  /**
   * Whether the game may not have loaded: it has neither reported that it is ready nor taken the focus. A browser's
   * error page loads like a game, and not every vendor reports, so the frame stays visible.
   */
  silent = false;
  /** Number of the load; each mounts a new frame, so that reloads add no history entries. */
  attempt = 0;
  #answered = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    makeAutoObservable(this);
  }

  get waiting(): boolean {
    return this.phase !== 'shown';
  }

  /** Starts waiting for the game; returns a stop function. */
  start = (): (() => void) => {
    this.phase = 'loading';
    this.#listen();
    return () => {
      clearTimeout(this.#timer);
      clearTimeout(this.#silence);
    };
  };

  /** The frame has loaded a document: the game, or the browser's error page. */
  loaded = (): void => {
    if (this.phase === 'loading') this.#enter('shown');
    if (this.phase === 'shown' && !this.#answered) this.#listen();
  };

  /** The game lives: it reported that it is ready, or the person has put the focus into it. */
  answered = (): void => {
    clearTimeout(this.#silence);
    this.#answered = true;
    this.silent = false;
    if (this.phase === 'loading') this.#enter('shown');
  };

  /** Hides the message about a silent game. */
  dismiss = (): void => {
    this.silent = false;
  };

  /** Reloads the game: blank, wait, load, wait, then hide the loader. */
  reload = (): void => {
    clearTimeout(this.#silence);
    this.silent = false;
    this.#answered = false;
    this.attempt += 1;
    this.#enter('blank');
    this.#after(frameReloadWaits.blank, () => {
      this.#enter('settling');
      this.#listen();
      this.#after(frameReloadWaits.settle, () => this.#enter('shown'));
    });
  };

  #listen(): void {
    clearTimeout(this.#silence);
    this.silent = false;
    this.#silence = setTimeout(
      () =>
        runInAction(() => {
          this.silent = true;
          if (this.phase === 'loading') this.#enter('shown');
        }),
      silenceLimit,
    );
  }

  #enter(phase: FrameLoading['phase']): void {
    clearTimeout(this.#timer);
    runInAction(() => (this.phase = phase));
  }

  #after(delay: number, action: () => void): void {
    this.#timer = setTimeout(action, delay);
  }
}
