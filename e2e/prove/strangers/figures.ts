import { mebibytes, type Attacked } from './run-attack';
import { enoughLoads } from './visitor';

/** Prints one row of the table, with the faults below it. */
export function printAttacked({ attack, outcome, page, memory, faults }: Attacked): void {
  const { tried, accepted, figures = {} } = outcome;
  const ratio = page.loads >= enoughLoads ? `${(page.beside / page.without).toFixed(1)}x` : `${page.loads} loads`;
  const cells = [
    String(attack.point).padStart(5),
    attack.name.padEnd(26),
    String(tried).padStart(7),
    String(accepted).padStart(8),
    `${mebibytes(memory.before)} → ${mebibytes(memory.peak)} → ${mebibytes(memory.after)}`.padStart(18),
    `${page.without.toFixed(0)} / ${Number.isNaN(page.beside) ? '–' : page.beside.toFixed(0)}`.padStart(10),
    ratio.padStart(7),
  ];
  console.log(cells.join('  '));
  console.log(`${' '.repeat(7)}${attack.title}`);
  for (const [what, figure] of Object.entries(figures)) console.log(`${' '.repeat(9)}${what}: ${figure}`);
  for (const fault of faults) console.log(`${' '.repeat(9)}FAULT ${fault}`);
}

export function printHead(): void {
  console.log(`
point  attack                        tried  accepted  MiB before→peak→after     page ms   ratio`);
}
