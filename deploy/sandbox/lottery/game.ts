import type { Texts } from '../merchants/merchant';

/** Games that belong together, as lists and menus name them. Groups 9, 10 and 11 are Thai. */
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
  /** Seconds from one draw to the next; a day is a multiple of it. */
  interval: number;
  /** Seconds before the draw at which its sale ends. */
  lock: number;
  /** Whether its draws are shown on live video. */
  live: boolean;
  tag: '' | 'new' | 'hot';
  /** The more, the more people play it. */
  popularity: number;
}
