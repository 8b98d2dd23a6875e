import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { keepFolderPrivate } from './keep-folder-private';
import { openEngine } from './open-engine';

const umask = process.umask();
let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'atrium-private-'))));
afterEach(() => {
  process.umask(umask);
  rmSync(folder, { recursive: true, force: true });
});

/** All paths in the folder with any permission for the group or for other users. */
function openToOthers(): string[] {
  const paths = ['.', ...readdirSync(folder, { recursive: true }).map(String)];
  return paths.filter((path) => {
    const found = lstatSync(join(folder, path));
    return !found.isSymbolicLink() && (found.mode & 0o077) !== 0;
  });
}

describe('a data folder', () => {
  it('gives other users no access to the files of the embedded database', async () => {
    chmodSync(folder, 0o755);
    await keepFolderPrivate(folder);
    const data = join(folder, 'made/by/the/start');
    const engine = await openEngine({ dataFolder: data });
    await engine.publishAddress('http://localhost:4400');
    await engine.database.execute(sql`create table kept as select n from generate_series(1, 10000) n`);
    await engine.database.execute(sql`checkpoint`);
    expect(openToOthers()).toEqual([]);
    await engine.close();
    expect(readdirSync(join(data, 'database')).length).toBeGreaterThan(10);
    expect(openToOthers()).toEqual([]);
  }, 60_000);

  it('of an earlier release is closed to other users, and the owner keeps all permissions', async () => {
    mkdirSync(join(folder, 'database/base'), { recursive: true });
    writeFileSync(join(folder, 'database/base/1'), '');
    chmodSync(join(folder, 'database/base/1'), 0o666);
    chmodSync(join(folder, 'database/base'), 0o777);
    await keepFolderPrivate(folder);
    expect(openToOthers()).toEqual([]);
    expect(lstatSync(join(folder, 'database/base/1')).mode & 0o777).toBe(0o600);
    expect(lstatSync(join(folder, 'database/base')).mode & 0o777).toBe(0o700);
  });

  it('is closed without following symbolic links', async () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'atrium-elsewhere-'));
    chmodSync(elsewhere, 0o755);
    symlinkSync(elsewhere, join(folder, 'link'));
    await keepFolderPrivate(folder);
    expect(lstatSync(elsewhere).mode & 0o777).toBe(0o755);
    rmSync(elsewhere, { recursive: true });
  });

  it('may be missing', async () => {
    await expect(keepFolderPrivate(join(folder, 'nothing'))).resolves.toBeUndefined();
  });
});
