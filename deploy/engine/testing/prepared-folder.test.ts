import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { jest } from '@jest/globals';
import { packageFolder } from '../migrations/package-folder';
import { copyPreparedFolder } from './prepared-folder';

const name = `test-${randomUUID()}`;
const kept = join(dirname(packageFolder()), '.cache/databases', name);
afterAll(() => rmSync(kept, { recursive: true, force: true }));

const fill = jest.fn(async (folder: string) => {
  await Promise.resolve();
  writeFileSync(join(folder, 'filled'), 'once');
});

it('fills a folder once, however many tests want it at the same time', async () => {
  const recipe = { name, source: 'one', fill };
  const copies = await Promise.all([copyPreparedFolder(recipe), copyPreparedFolder(recipe)]);
  expect(fill).toHaveBeenCalledTimes(1);
  expect(copies.map((copy) => readFileSync(join(copy, 'filled'), 'utf8'))).toEqual(['once', 'once']);
  expect(new Set(copies).size).toBe(2);
});

it('fills a folder that an ended process has left locked', async () => {
  const lock = `${createHash('sha256').update('two').digest('hex').slice(0, 20)}.lock`;
  mkdirSync(kept, { recursive: true });
  writeFileSync(join(kept, lock), String(spawnSync(process.execPath, ['--version']).pid));
  const copy = await copyPreparedFolder({ name, source: 'two', fill });
  expect(readFileSync(join(copy, 'filled'), 'utf8')).toBe('once');
  expect(readdirSync(kept)).not.toContain(lock);
});
