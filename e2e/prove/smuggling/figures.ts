import type { Way } from './go-through';

/** Prints a row for each way to the back end. */
export function printFigures(ways: Way[]): void {
  const columns = ['tried', 'allowed', 'refused', 'heard', 'early', 'victims', 'victims wrong'] as const;
  console.log(`\n  ${''.padEnd(34)}${columns.map((column) => column.padStart(15)).join('')}`);
  for (const { name, tried, allowed, refused, heard, early, victims, victimsWrong } of ways) {
    const cells = [tried, allowed, refused, heard, early, victims, victimsWrong];
    console.log(`  ${name.padEnd(34)}${cells.map((cell) => String(cell).padStart(15)).join('')}`);
  }
}
