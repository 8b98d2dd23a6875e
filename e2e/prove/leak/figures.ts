import type { Held } from './memory';
import { limitsPer100 } from './limits';
import type { RemoteFindings } from './prove-remote';

/** Prints what a remote's views leave behind. */
export function printFindings({ remote, seats, faults }: RemoteFindings): void {
  for (const { seat, views, mounts, first, last, slopes } of seats) {
    console.log(`  ${remote}: ${mounts} mounts by ${seat} of ${views.map((view) => view.split('/')[1]).join(', ')}`);
    console.log(`    heap       ${line(first.heap / 1000, last.heap / 1000, slopes.heap / 1000, 'heap')} kB`);
    console.log(`    listeners  ${line(first.listeners, last.listeners, slopes.listeners, 'listeners')}`);
    console.log(`    nodes      ${line(first.nodes, last.nodes, slopes.nodes, 'nodes')}`);
  }
  console.log(faults.length === 0 ? '    flat\n' : `    ${faults.join('\n    ')}\n`);
}

function line(first: number, last: number, slope: number, key: keyof Held): string {
  const limit = key === 'heap' ? limitsPer100.heap / 1000 : limitsPer100[key];
  const figures = [first, last].map((value) => value.toFixed(0).padStart(6)).join(' → ');
  return `${figures}   ${slope >= 0 ? '+' : ''}${slope.toFixed(2)} per 100 mounts, most ${limit}`;
}
