import { percentile } from '../../support/percentile';
import type { Findings } from './run-calls';

/** Prints what a run counted. Times are only printed. */
export function printFigures({ honest, replays, alterations }: Findings): void {
  const kinds = [...new Set(alterations.map(({ kind }) => kind))].sort();
  const width = Math.max(...kinds.map((kind) => kind.length));
  const line = (name: string, times: number[]) =>
    `  ${name.padEnd(width)}  ${String(times.length).padStart(5)}  ${percentile(times, 50).toFixed(1)} ms (median)`;
  console.log(`
  ${honest} honest calls accepted, before, between and after two rotations of the key
${line(
  'replays',
  replays.map(({ milliseconds }) => milliseconds),
)}
${kinds
  .map((kind) =>
    line(
      kind,
      alterations.filter((altered) => altered.kind === kind).map(({ answer }) => answer.milliseconds),
    ),
  )
  .join('\n')}`);
}
