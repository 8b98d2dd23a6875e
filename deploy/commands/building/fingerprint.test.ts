import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { fingerprint } from './fingerprint.mjs';

// below .cache, which belongs to no workspace
const place = '.cache/fingerprint-test';
const folder = join(root, place);

beforeEach(() => {
  mkdirSync(join(folder, 'src'), { recursive: true });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'probe', dependencies: { '@atrium/api': '0.1.0' } }),
  );
  writeFileSync(join(folder, 'src/remote.ts'), 'export const one = 1;');
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('unchanged sources have the same fingerprint', () => {
  expect(fingerprint(place)).toBe(fingerprint(place));
});

test('a changed source changes the fingerprint', () => {
  const before = fingerprint(place);
  writeFileSync(join(folder, 'src/remote.ts'), 'export const one = 2;');

  expect(fingerprint(place)).not.toBe(before);
});

test('a changed test, Markdown file or dist does not change the fingerprint', () => {
  const before = fingerprint(place);
  writeFileSync(join(folder, 'src/remote.test.ts'), 'test.todo("it");');
  writeFileSync(join(folder, 'README.md'), 'words');
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/release.json'), '{}');

  expect(fingerprint(place)).toBe(before);
});
