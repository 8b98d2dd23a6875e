import { checks, type CallOutcome, type NotRun } from './outcome';

/** A table of all calls, then each finding with the number of its request, then the sums. */
export function printOutcomes(outcomes: readonly CallOutcome[]): string {
  const findings = outcomes.flatMap((outcome) => outcome.findings);
  const width = Math.max(...outcomes.map(({ call }) => call.length));
  const merchantWidth = Math.max(...outcomes.map(({ merchant }) => merchant.length));
  const lines = outcomes.map(({ call, merchant, state, checks: ran, notRun, request }) =>
    [
      state.padEnd('not offered'.length),
      merchant.padEnd(merchantWidth),
      call.padEnd(width),
      request,
      checks.filter((check) => ran.includes(check)).join(' '),
      notRun.map(notRunText).join(', '),
    ]
      .filter((part) => part !== '')
      .join('  '),
  );
  const faults = findings.map(
    ({ call, merchant, check, request, sentence }) => `${merchant} ${call}, ${check}, ${request}: ${sentence}`,
  );
  return [...lines, ...(faults.length > 0 ? ['', ...faults] : []), '', sums(outcomes)].join('\n');
}

function notRunText({ check, account }: NotRun): string {
  return check === undefined ? `needs ${account}` : `(${check} not run: needs ${account})`;
}

function sums(outcomes: readonly CallOutcome[]): string {
  const count = (wanted: CallOutcome['state']) => outcomes.filter(({ state }) => state === wanted).length;
  const notRun = count('not run');
  return [
    `${count('passed')} passed, ${count('failed')} failed, ${count('not offered')} not offered`,
    ...(notRun > 0 ? [`${notRun} not run`] : []),
  ].join(', ');
}
