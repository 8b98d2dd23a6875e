import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassedProofs } from './passed-proofs.mjs';

const conditions = { tree: 'abc', short: true };
const run = { name: 'kill', passed: true, result: 'proved', skipped: [] as string[], seconds: 12 };
const { name: _name, ...result } = run;
const newPath = () => join(mkdtempSync(join(tmpdir(), 'atrium-proofs-')), 'passed.json');

it('keeps the proofs that passed for a later run on the same tree', () => {
  const path = newPath();
  new PassedProofs(path, conditions).add(run);
  const later = new PassedProofs(path, conditions);
  expect(later.get('kill', { allowSkips: false })).toEqual(result);
  expect(later.get('leak', { allowSkips: false })).toBeUndefined();
});

it.each([
  ['another tree', { ...conditions, tree: 'def' }],
  ['other counts', { ...conditions, short: false }],
])('holds no result of %s', (_what, other) => {
  const path = newPath();
  new PassedProofs(path, conditions).add(run);
  expect(new PassedProofs(path, other).get('kill', { allowSkips: false })).toBeUndefined();
});

it('leaves out a proof with skipped parts only where skips are allowed', () => {
  const passed = new PassedProofs(newPath(), conditions);
  passed.add({ ...run, skipped: ['PostgreSQL: it is not installed'] });
  expect(passed.get('kill', { allowSkips: false })).toBeUndefined();
  expect(passed.get('kill', { allowSkips: true })).toBeDefined();
});

it('holds no result after it is cleared, nor of a damaged file', () => {
  const path = newPath();
  const passed = new PassedProofs(path, conditions);
  passed.add(run);
  passed.clear();
  expect(new PassedProofs(path, conditions).get('kill', { allowSkips: true })).toBeUndefined();
  writeFileSync(path, '{');
  expect(new PassedProofs(path, conditions).get('kill', { allowSkips: true })).toBeUndefined();
});
