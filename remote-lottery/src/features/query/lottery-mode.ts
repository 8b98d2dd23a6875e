import type { LotteryQuery } from './lottery-query';

/** How a lottery of LOTT or ELOTT is played, by the number that addresses give it. */
const modes: Record<string, LotteryMode> = { '1': 'Traditional', '2': 'Entertainment' };

export type LotteryMode = 'Traditional' | 'Entertainment';

/** The game of runs: how often the same came in a row. */
export const longDragon = 'long_dragon';

/** The mode a lottery is played in: chosen by `lMode`, Traditional without it; long_dragon always plays mode 2. */
export function lotteryMode({ gameCode, lMode }: Pick<LotteryQuery, 'gameCode' | 'lMode'>): LotteryMode {
  return modes[gameCode === longDragon ? '2' : lMode] ?? 'Traditional';
}
