import { jest } from '@jest/globals';
import { printTable } from './print-table.mjs';

it('prints each proof with its result, its seconds and what was skipped, and the time of this run', () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  printTable([
    { name: 'kill', passed: true, result: 'proved', seconds: 61.7, skipped: ['PostgreSQL: it is not installed'] },
    { name: 'leak', passed: true, result: 'proved', seconds: 80, skipped: [], resumed: true },
    { name: 'next', passed: false, result: '2 faults', seconds: 4.2, skipped: [] },
  ]);
  const lines = log.mock.calls.map(([line]) => String(line ?? ''));
  log.mockRestore();
  expect(lines).toEqual([
    '',
    '  proof  result         seconds  skipped',
    '  kill   proved              62  PostgreSQL: it is not installed',
    '  leak   proved before       80',
    '  next   2 faults             4',
    '\n  3 proofs, 1.1 minutes',
  ]);
});
