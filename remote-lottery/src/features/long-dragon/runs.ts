import { numberRuleOf, type Draw } from '@atrium/api';

/** What the sum of a draw can be called. */
export type Side = 'big' | 'small' | 'odd' | 'even';

/** How often in a row the latest draws were the same. */
export interface Run {
  side: Side;
  length: number;
}

/** The runs that the latest draw of a game goes on with, of size and of parity; `draws` come the last one first. */
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

/** The sum that is drawn on average; where all numbers are drawn every sum is the same, and never above it. */
function middleOf(gameCode: string): number {
  const rule = numberRuleOf(gameCode);
  return (rule.count * (rule.kind === 'digits' ? 9 : rule.highest + 1)) / 2;
}
