import type { State } from './run-outage';

/** Prints what was served in each state. */
export function printFigures(states: State[]): void {
  for (const { what, pages, whole, files, ready } of states) {
    console.log(`\n  while ${what}: ${whole} of ${pages} page loads whole, with ${files} files`);
    console.log(`    /readyz says ${JSON.stringify(ready)}`);
  }
}
