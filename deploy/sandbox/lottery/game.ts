import type { Texts } from '../merchants/merchant';

/** A group of games, as lists and menus show it. Groups 9, 10 and 11 are Thai. */
export interface LotteryGroup {
  id: number;
  code: string;
  names: Texts;
}

export interface LotteryGame {
  id: string;
  code: string;
  group: LotteryGroup;
  names: Texts;
  /** Seconds between draws; a day is a multiple of it. */
  interval: number;
  /** Seconds before the draw at which its sale ends. */
  lock: number;
  /** Whether its draws have live video. */
  live: boolean;
  tag: '' | 'new' | 'hot';
  /** Higher is more popular. */
  popularity: number;
}
