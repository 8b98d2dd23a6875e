import { makeAutoObservable } from 'mobx';

/** Milliseconds the frame stays blank before a reload, and the loader stands after it. Source: requirement LCH-19. */
const blankFor = 200;
const settleFor = 100;
/** Milliseconds without a sign of life after which the game counts as stuck. */
const patience = 15_000;

/** How far the frame is with its game. */
export class FrameLoading {
  /** `blank` shows nothing on purpose, between two loads. */
  phase: 'loading' | 'blank' | 'settling' | 'shown' | 'stuck' = 'loading';
  /** Grows with each reload, so that each has a frame of its own and none adds to the history. */
  round = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    makeAutoObservable<this, 'timer'>(this, { timer: false });
  }

  get waiting(): boolean {
    return this.phase === 'loading' || this.phase === 'blank' || this.phase === 'settling';
  }

  /** Begins to wait for the game; returns the stop. */
  start = (): (() => void) => {
    this.load();
    return () => clearTimeout(this.timer);
  };

  /** The frame has loaded, or the game has said that it is ready. */
  arrived = (): void => {
    if (this.phase === 'loading' || this.phase === 'stuck') this.enter('shown');
  };

  /** Loads the game anew: blank, wait, load, wait, then the loader goes. */
  reload = (): void => {
    this.enter('blank');
    this.round += 1;
    this.after(blankFor, () => {
      this.enter('settling');
      this.after(settleFor, () => this.enter('shown'));
    });
  };

  /** Another try for a game that never loaded. */
  retry = (): void => {
    this.round += 1;
    this.load();
  };

  private load(): void {
    this.enter('loading');
    this.after(patience, () => this.enter('stuck'));
  }

  private enter(phase: FrameLoading['phase']): void {
    clearTimeout(this.timer);
    this.phase = phase;
  }

  private after(delay: number, action: () => void): void {
    this.timer = setTimeout(action, delay);
  }
}
