import type { Findings } from './rounds';

/** Prints what a run counted. Times are only printed. */
export function printFigures({ kills, players, spins, recovered, starts }: Findings): void {
  const acknowledged = spins.filter(({ answer }) => typeof answer === 'object').length;
  const refused = spins.filter(({ answer }) => answer === 'balance-low').length;
  const retried = spins.filter(({ sent }) => sent > 1).length;
  const sorted = starts.toSorted((one, other) => one - other).map(Math.round);
  console.log(`
  ${kills} kills, ${players} seats, ${spins.length} spins
  ${acknowledged} acknowledged, ${refused} refused for a low balance
  ${retried} sent again with their key; ${recovered} of them had been carried out before the kill
  started again in ${sorted[0]} to ${sorted.at(-1)} ms, median ${sorted[sorted.length >> 1]} ms`);
}
