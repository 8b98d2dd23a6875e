import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accessRows } from './access-rows';
import { readReport } from './read-report';

const spec = (title: string, status: string, results: object[]) => ({
  file: 'journeys/entry.spec.ts',
  title,
  tests: [{ status, results }],
});
const failed = { error: { message: '\u001b[31mError: not visible\u001b[39m\n  at line 7' } };

it('reads journeys of nested suites, with the first line of a failure', () => {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-report-'));
  try {
    const report = join(folder, 'report.json');
    const specs = [
      spec('signs in [LOG-01]', 'expected', [{}]),
      spec('signs out [OUT-04]', 'unexpected', [failed, failed]),
      spec('comes back [LOG-02]', 'flaky', [failed, {}]),
      spec('stays away [LOG-03]', 'skipped', []),
    ];
    writeFileSync(
      report,
      JSON.stringify({ suites: [{ specs: specs.slice(0, 1), suites: [{ specs: specs.slice(1) }] }] }),
    );
    const file = 'journeys/entry.spec.ts';
    expect(readReport(report)).toEqual([
      { file, title: 'signs in [LOG-01]', passed: true, failure: '' },
      { file, title: 'signs out [OUT-04]', passed: false, failure: 'Error: not visible' },
      { file, title: 'comes back [LOG-02]', passed: true, failure: 'Error: not visible' },
      { file, title: 'stays away [LOG-03]', passed: undefined, failure: '' },
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('takes titles with an id of an access row', () => {
  const pattern = new RegExp(accessRows);
  expect(pattern.test('a visitor plays [LCH-17] [ROL-16]')).toBe(true);
  expect(pattern.test('redeeming a reward [MAL-07]')).toBe(false);
  expect(pattern.test('everything fits a phone')).toBe(false);
});
