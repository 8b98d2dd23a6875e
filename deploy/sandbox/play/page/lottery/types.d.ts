import type { DescribedPlay, GameState } from '../../../lottery/betting/contract';
import type { Slip } from './slip.js';
import type { SayLottery } from './texts.js';

/** What the parts of the betting page share. */
export interface BettingContext {
  say: SayLottery;
  locale: string;
  money: (minor: number) => string;
  /** The state when the page opened; issues and balance change in the slip. */
  state: GameState;
  slip: Slip;
  /** Adds a line to the slip and announces it; false if the slip has it already. */
  add: (play: DescribedPlay, numbers: number[]) => boolean;
  announce: (text: string, tone?: 'won' | 'trouble') => void;
}

/** The way a mode lets people choose lines. */
export interface Layout {
  frame: HTMLElement;
  /** Shows other prices and prizes after the unit has changed. */
  update(): void;
}
