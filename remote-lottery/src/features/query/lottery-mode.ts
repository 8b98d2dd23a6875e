import type { LotteryQuery } from './lottery-query';

/** Modes of LOTT and ELOTT lotteries by the address parameter. */
export const lotteryModes: Readonly<Record<string, LotteryMode>> = { '1': 'Traditional', '2': 'Entertainment' };

/** The mode of the lotteries of Southeast Asia, in lower case as back ends expect it. */
export const seaMode = 'tradition';

export type LotteryMode = 'Traditional' | 'Entertainment' | typeof seaMode;

/** Game code of the runs page. */
export const longDragon = 'long_dragon';

/** The mode of a lottery: `lMode`, default Traditional; long_dragon always uses mode 2. */
export function lotteryMode({ gameCode, lMode }: Pick<LotteryQuery, 'gameCode' | 'lMode'>): LotteryMode {
  return lotteryModes[gameCode === longDragon ? '2' : lMode] ?? 'Traditional';
}
