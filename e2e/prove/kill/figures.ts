import type { Proof } from './rounds';

/** Prints what a run counted. Times are told, never judged. */
export function printFigures({ kills, players, spins, recovered, starts, faults }: Proof): void {
  const acknowledged = spins.filter(({ answer }) => typeof answer === 'object').length;
  const refused = spins.filter(({ answer }) => answer === 'balance-low').length;
  const retried = spins.filter(({ sent }) => sent > 1).length;
  const sorted = starts.toSorted((one, other) => one - other).map(Math.round);
  console.log(`
  ${kills} kills, ${players} seats, ${spins.length} spins asked for
  ${acknowledged} acknowledged, ${refused} refused for a low balance
  ${retried} sent again with their key; ${recovered} of them had been carried out before the kill
  started again in ${sorted[0]} to ${sorted.at(-1)} ms, in the middle ${sorted[sorted.length >> 1]} ms
  ${faults.length === 0 ? 'every acknowledged spin is in the ledger once, and the ledger balances' : `${faults.length} faults`}`);
}
