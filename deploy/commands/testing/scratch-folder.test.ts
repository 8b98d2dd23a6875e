import { existsSync } from 'node:fs';
import { withScratchFolder } from './scratch-folder.mjs';

const before = process.env.TMPDIR;
afterEach(() => {
  process.env.TMPDIR = before;
});

test('a run has at most one folder for its temporary files, and removes it', async () => {
  delete process.env.TMPDIR;
  const folder = await withScratchFolder(async () => process.env.TMPDIR);

  expect(process.env.TMPDIR).toBeUndefined();
  expect(folder === undefined || folder.startsWith('/dev/shm/atrium-tests-')).toBe(true);
  expect(existsSync(folder ?? '/dev/shm/atrium-tests-')).toBe(false);
});

test('a TMPDIR that is already set is used', async () => {
  process.env.TMPDIR = '/chosen';
  expect(await withScratchFolder(async () => process.env.TMPDIR)).toBe('/chosen');
  expect(process.env.TMPDIR).toBe('/chosen');
});
