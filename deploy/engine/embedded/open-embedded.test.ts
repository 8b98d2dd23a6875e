import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { DataFolderBroken, DataFolderBusy, DataFolderNewer } from '../failures';
import { openEngine } from '../open-engine';
import { freshDataFolder } from '../testing/fresh-folder';
import { lockFile, readFolderLock, takeFolderLock } from './folder-lock';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'atrium-embedded-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the lock of a data folder', () => {
  it('refuses a second process with a message that names the holder and its address', async () => {
    const lock = await takeFolderLock(folder);
    await lock.publishAddress('http://localhost:4000');
    await expect(takeFolderLock(folder)).rejects.toThrow(DataFolderBusy);
    await expect(takeFolderLock(folder)).rejects.toThrow(
      `process ${process.pid} holds it and serves http://localhost:4000`,
    );
    expect(await readFolderLock(folder)).toMatchObject({ pid: process.pid, address: 'http://localhost:4000' });
    await lock.unlock();
    expect(await readFolderLock(folder)).toBeUndefined();
  });

  it('takes over from a process that has died', async () => {
    const dead = spawn(process.execPath, ['-e', '']);
    await new Promise((resolve) => dead.on('exit', resolve));
    writeFileSync(lockFile(folder), JSON.stringify({ pid: dead.pid, identity: '' }));
    await (await takeFolderLock(folder)).unlock();
  });

  it('takes over from an earlier process with the id of a running one', async () => {
    writeFileSync(lockFile(folder), JSON.stringify({ pid: process.pid, identity: 'another-boot 12345' }));
    await (await takeFolderLock(folder)).unlock();
  });

  it('takes over from an incomplete lock file', async () => {
    writeFileSync(lockFile(folder), '{"pid":');
    await (await takeFolderLock(folder)).unlock();
  });

  it('is granted to one of many concurrent requests', async () => {
    writeFileSync(lockFile(folder), JSON.stringify({ pid: process.pid, identity: 'another-boot 12345' }));
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => takeFolderLock(folder)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('the embedded database', () => {
  beforeEach(async () => {
    rmSync(folder, { recursive: true });
    folder = await freshDataFolder();
  });

  it('syncs to the disk before it acknowledges', async () => {
    const engine = await openEngine({ dataFolder: folder });
    const { rows } = await engine.database.execute(sql`
      select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit`);
    await engine.close();
    expect(rows).toEqual([{ fsync: 'on', commit: 'on' }]);
  });

  it('does not block the event loop while a statement runs', async () => {
    const engine = await openEngine({ dataFolder: folder });
    let turns = 0;
    const ticking = setInterval(() => (turns += 1), 1);
    await engine.database.execute(sql`select count(*) from generate_series(1, 2000000)`);
    clearInterval(ticking);
    await engine.close();
    expect(turns).toBeGreaterThan(10);
  });

  it('unlocks the folder when it closes', async () => {
    const engine = await openEngine({ dataFolder: folder });
    await expect(openEngine({ dataFolder: folder })).rejects.toThrow(DataFolderBusy);
    await engine.close();
    expect(existsSync(lockFile(folder))).toBe(false);
  });

  it('refuses a folder of a newer PostgreSQL and names both versions', async () => {
    writeFileSync(join(folder, 'database', 'PG_VERSION'), '99\n');
    const failing = openEngine({ dataFolder: folder });
    await expect(failing).rejects.toThrow(DataFolderNewer);
    await expect(failing).rejects.toThrow(/version 99.*up to 18/);
    expect(existsSync(lockFile(folder))).toBe(false);
  });

  it('refuses a broken folder and says what to do', async () => {
    await (await openEngine({ dataFolder: folder })).close();
    const control = join(folder, 'database', 'global', 'pg_control');
    writeFileSync(control, readFileSync(control).fill(7));
    const failing = openEngine({ dataFolder: folder });
    await expect(failing).rejects.toThrow(DataFolderBroken);
    await expect(failing).rejects.toThrow(/npm run reset/);
  });
});
