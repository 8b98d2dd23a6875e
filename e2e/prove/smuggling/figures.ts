import type { Route } from './run-framings';

/** Prints a row for each route to the back end. */
export function printFigures(routes: Route[]): void {
  const columns = ['tried', 'allowed', 'refused', 'received', 'early', 'victims', 'victims wrong'] as const;
  console.log(`\n  ${''.padEnd(34)}${columns.map((column) => column.padStart(15)).join('')}`);
  for (const { name, tried, allowed, refused, received, early, victims, victimsWrong } of routes) {
    const cells = [tried, allowed, refused, received, early, victims, victimsWrong];
    console.log(`  ${name.padEnd(34)}${cells.map((cell) => String(cell).padStart(15)).join('')}`);
  }
}
