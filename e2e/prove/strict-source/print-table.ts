import type { Mode } from './modes';
import type { Journey } from './read-report';

/** Prints, for each file, its journeys and how many passed in each mode. */
export function printTable(log: (line: string) => void, runs: ReadonlyMap<Mode, readonly Journey[]>): void {
  const modes = [...runs.keys()];
  const all = [...runs.values()].flat();
  const files = [...new Set(all.map(({ file }) => file))].sort();
  const width = Math.max(...files.map((file) => file.length), 'all'.length);
  const line = (name: string, cells: string[]) =>
    log(`  ${name.padEnd(width)}${cells.map((cell) => cell.padStart(12)).join('')}`);
  const cellsOf = (isIn: (journey: Journey) => boolean) =>
    modes.map((mode) => {
      const journeys = (runs.get(mode) ?? []).filter(isIn);
      return `${journeys.filter(({ passed }) => passed).length} of ${journeys.length}`;
    });
  line('journeys that passed', modes);
  for (const file of files)
    line(
      file,
      cellsOf((journey) => journey.file === file),
    );
  line(
    'all',
    cellsOf(() => true),
  );
}
