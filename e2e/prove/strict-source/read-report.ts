import { readFileSync } from 'node:fs';

/** One journey in a report of Playwright. */
export interface Journey {
  /** Such as `journeys/entry.spec.ts`. */
  file: string;
  title: string;
  /** Whether it passed, on a retry at the latest; undefined when it was skipped or only listed. */
  passed: boolean | undefined;
  /** First line of the last failure; empty without one. */
  failure: string;
}

interface Suite {
  suites?: Suite[];
  specs?: Spec[];
}

interface Spec {
  file: string;
  title: string;
  tests: { status: string; results: { error?: { message?: string } }[] }[];
}

/** The journeys in a JSON report. */
export function readReport(path: string): Journey[] {
  return journeysOf(JSON.parse(readFileSync(path, 'utf8')) as Suite);
}

function journeysOf({ suites = [], specs = [] }: Suite): Journey[] {
  return [...specs.map(journeyOf), ...suites.flatMap(journeysOf)];
}

function journeyOf({ file, title, tests }: Spec): Journey {
  const ran = tests.filter(({ status, results }) => status !== 'skipped' && results.length > 0);
  const message = ran.flatMap(({ results }) => results).findLast(({ error }) => error !== undefined)?.error?.message;
  return {
    file,
    title,
    passed: ran.length === 0 ? undefined : ran.every(({ status }) => status === 'expected' || status === 'flaky'),
    // eslint-disable-next-line no-control-regex -- the reporter colours its messages
    failure: (message ?? '').replaceAll(/\u001b\[[\d;]*m/g, '').split('\n')[0] ?? '',
  };
}
