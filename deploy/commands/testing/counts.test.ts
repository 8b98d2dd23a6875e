import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closingLine, countJest, countPlaywright, sum } from './counts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'counts-'));

function report(content: object): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

test('a test file that cannot be loaded counts as a failure', () => {
  const path = report({
    numPassedTests: 3,
    numFailedTests: 0,
    numRuntimeErrorTestSuites: 1,
    numPendingTests: 1,
    numTodoTests: 0,
  });
  expect(countJest(path)).toEqual({ passed: 3, failed: 1, skipped: 1 });
});

test('a browser run that fails before its first test counts as a failure', () => {
  const path = report({
    stats: { expected: 0, flaky: 0, unexpected: 0, skipped: 0 },
    errors: [{ message: 'no server' }],
  });
  expect(countPlaywright(path)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('a missing report counts as a failure', () => {
  expect(countJest(join(folder, 'absent.json')).failed).toBe(1);
  expect(countPlaywright(join(folder, 'absent.json')).failed).toBe(1);
});

test('the closing line names skipped tests only if there are any', () => {
  const runs = [
    { passed: 2, failed: 0, skipped: 0 },
    { passed: 3, failed: 1, skipped: 0 },
  ];
  expect(closingLine(sum(runs))).toBe('5 passed, 1 failed');
  expect(closingLine({ passed: 5, failed: 0, skipped: 2 })).toBe('5 passed, 0 failed, 2 skipped');
});
