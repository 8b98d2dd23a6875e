import type { FaultResult } from './run-fault';

const cell = 11;

/** Prints a line for each fault with a column for each remote and the report to operators, then counts. */
export function printFigures(results: FaultResult[]): void {
  const remotes = [...new Set(results.map(({ remote }) => remote))].sort();
  const faults = [...new Set(results.map(({ fault }) => fault))];
  const of = (fault: string) => results.filter((result) => result.fault === fault);
  const widest = Math.max(...faults.map(({ length }) => length));

  console.log(`\n${' '.repeat(widest + 4)}${remotes.map((remote) => remote.padEnd(cell)).join('')}reported`);
  for (const fault of faults) {
    const cells = remotes.map((remote) => shown(of(fault).find((result) => result.remote === remote)));
    const reports = [...new Set(of(fault).map(({ report }) => report))].filter(Boolean).join(' or ');
    console.log(`  ${fault.padEnd(widest + 2)}${cells.map((text) => text.padEnd(cell)).join('')}${reports}`);
  }
  const retryable = results.filter(({ retried }) => retried !== undefined);
  const reportedBy = (page: FaultResult['reportedBy']) => results.filter((one) => one.reportedBy === page).length;
  const late = results.filter(({ seconds = 0, within = Infinity }) => seconds > within).length;
  console.log(`
  seconds to the fault message, or to the place itself; R: Retry mounted the view; !: a broken promise
  ${results.filter(({ survived }) => survived).length} of ${results.length} survived: the menu and another remote's place worked during the fault
  ${retryable.filter(({ retried }) => retried).length} of ${retryable.length} mounted by Retry
  reported by the page that was left ${reportedBy('the page left')} times, by the next page ${reportedBy('the next page')} times;
  not reported ${reportedBy(undefined)} times, nothing to report ${reportedBy('nothing to report')} times
  ${late} messages later than promised, on a machine that may be busy`);
}

function shown(result: FaultResult | undefined): string {
  if (!result) return '';
  const { seconds, retried, broken } = result;
  return `${seconds === undefined ? '–' : seconds.toFixed(1)}${retried ? ' R' : ''}${broken.length > 0 ? ' !' : ''}`;
}
