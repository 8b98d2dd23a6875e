import type { Report } from './report';

/** The result of one run of a proof. */
export interface Outcome {
  /** Whether the command ends with 0. */
  passed: boolean;
  /** Such as "proved" or "2 faults", for the last line. */
  result: string;
  /** Such as "PostgreSQL: no PostgreSQL server is installed". */
  skipped: string[];
}

/** Faults fail a run, and so do skipped parts unless they are allowed. */
export function outcomeOf({ faults, skips }: Pick<Report, 'faults' | 'skips'>, allowSkips: boolean): Outcome {
  const found = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
  const missed = skips.length > 0 && !allowSkips;
  return {
    passed: faults.length === 0 && !missed,
    result: faults.length > 0 ? found : missed ? 'incomplete' : 'proved',
    skipped: skips.map(({ part, reason }) => `${part}: ${reason}`),
  };
}

/** The last line of a run. */
export function lastLine(name: string, { result, skipped }: Outcome): string {
  const skips = skipped.map((part) => `, skipped ${part}`).join('');
  return `${name}: ${result}${skips}${result === 'incomplete' ? ' (--allow-skips accepts this)' : ''}`;
}
