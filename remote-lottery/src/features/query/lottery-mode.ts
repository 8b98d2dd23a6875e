import type { LotteryQuery } from './lottery-query';

/** The product's lotteries by who runs them. */
export type LotteryKind = 'LOTT' | 'ELOTT' | 'SEA';

const modes: Record<string, string> = { '1': 'Traditional', '2': 'Entertainment' };

/** The game of runs: how often the same came in a row. */
export const longDragon = 'long_dragon';

/** The mode a lottery is played in: chosen by `lMode`, Traditional without it; long_dragon always plays mode 2. */
export function lotteryMode(kind: LotteryKind, { gameCode, lMode }: Pick<LotteryQuery, 'gameCode' | 'lMode'>): string {
  if (kind === 'SEA') return 'tradition';
  return modes[gameCode === longDragon ? '2' : lMode] ?? 'Traditional';
}
