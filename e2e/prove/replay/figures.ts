import { percentile } from '../../support/percentile';
import type { Proof } from './go-through';

/** Prints what a run counted. Times are told, never judged. */
export function printFigures({ honest, replays, alterations, faults }: Proof): void {
  const kinds = [...new Set(alterations.map(({ kind }) => kind))].sort();
  const width = Math.max(...kinds.map((kind) => kind.length));
  const line = (name: string, times: number[]) =>
    `  ${name.padEnd(width)}  ${String(times.length).padStart(5)}  ${percentile(times, 50).toFixed(1)} ms in the middle`;
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
      alterations.filter((altered) => altered.kind === kind).map(({ told }) => told.milliseconds),
    ),
  )
  .join('\n')}
  ${faults.length === 0 ? 'none accepted, and all refused in the same words' : `${faults.length} faults`}`);
}
