import { numberRuleOf, type Draw } from '@atrium/api';

/** Kinds of a draw's sum. */
export type Side = 'big' | 'small' | 'odd' | 'even';

/** A run of equal results up to the latest draw. */
export interface Run {
  side: Side;
  length: number;
}

/** Current runs of a game by size and parity; `draws` starts with the latest. */
export function runsOf(gameCode: string, draws: readonly Pick<Draw, 'winNo'>[]): Run[] {
  const sums = draws.map(({ winNo }) => winNo.split(',').reduce((sum, number) => sum + Number(number), 0));
  const middle = middleOf(gameCode);
  return [
    runOf(sums.map((sum): Side => (sum > middle ? 'big' : 'small'))),
    runOf(sums.map((sum): Side => (sum % 2 === 0 ? 'even' : 'odd'))),
  ].flatMap((run) => run ?? []);
}

function runOf(sides: readonly Side[]): Run | undefined {
  const [side] = sides;
  if (!side) return undefined;
  const end = sides.findIndex((other) => other !== side);
  return { side, length: end === -1 ? sides.length : end };
}

/** The average sum. For games that draw all numbers every sum is equal to it, so never above. */
function middleOf(gameCode: string): number {
  const rule = numberRuleOf(gameCode);
  return (rule.count * (rule.kind === 'digits' ? 9 : rule.highest + 1)) / 2;
}
