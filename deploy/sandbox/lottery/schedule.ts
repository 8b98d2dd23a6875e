import type { LotteryGame } from './game';

type DrawTiming = Pick<LotteryGame, 'interval' | 'lock'>;

const day = 24 * 3_600_000;

/** The issue on sale: the number of intervals since 1970, so that every process computes the same one. */
export function issueAt({ interval }: DrawTiming, now: number): number {
  return Math.floor(now / (interval * 1000));
}

/** When an issue is drawn and the next one goes on sale. Milliseconds since 1970. */
export function drawTimeOf({ interval }: DrawTiming, issue: number): number {
  return (issue + 1) * interval * 1000;
}

/** The public number of an issue: its UTC day and its position in it, `20260102-0223`. */
export function numeroOf({ interval }: DrawTiming, issue: number): string {
  const start = issue * interval * 1000;
  const place = Math.floor((start % day) / (interval * 1000)) + 1;
  return `${new Date(start).toISOString().slice(0, 10).replaceAll('-', '')}-${String(place).padStart(4, '0')}`;
}

/** Whole seconds until the draw of the issue on sale, and whether it still accepts bets. */
export function saleAt(game: DrawTiming, now: number): { remainTime: number; lockTime: number; isSale: boolean } {
  const remainTime = Math.ceil((drawTimeOf(game, issueAt(game, now)) - now) / 1000);
  return { remainTime, lockTime: game.lock, isSale: remainTime > game.lock };
}
