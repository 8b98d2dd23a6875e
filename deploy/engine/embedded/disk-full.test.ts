import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { DiskFull } from '../failures';
import { openEngine } from '../open-engine';
import { freshDataFolder } from '../testing/fresh-folder';

/** Mounts a small disk in memory; only root may do so. */
function smallDisk(megabytes: number): string | undefined {
  const place = mkdtempSync(join(tmpdir(), 'atrium-disk-'));
  try {
    execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', place], { stdio: 'ignore' });
    return place;
  } catch {
    rmSync(place, { recursive: true });
    return undefined;
  }
}

const disk = smallDisk(80);
const place = disk ?? '';
const filler = join(place, 'filler');

(disk === undefined ? describe.skip : describe)('a full disk (skipped where none can be mounted)', () => {
  afterAll(() => {
    execFileSync('/bin/umount', [place]);
    rmSync(place, { recursive: true });
  });

  const fill = () => {
    try {
      execFileSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k'], { stdio: 'ignore' });
    } catch {
      // dd fails once the disk is full.
    }
  };

  it('refuses writes with DiskFull, still allows reads, and accepts writes once there is room again', async () => {
    const fresh = await freshDataFolder();
    cpSync(fresh, join(place, 'data'), { recursive: true });
    rmSync(fresh, { recursive: true });
    const engine = await openEngine({ dataFolder: join(place, 'data') });
    const write = (rows: number) =>
      engine.transaction((transaction) =>
        transaction.execute(
          sql.raw(`insert into kept select repeat(md5(n::text), 30) from generate_series(1, ${rows}) n`),
        ),
      );
    const count = async () => (await engine.database.execute(sql`select count(*)::int as rows from kept`)).rows;
    await engine.database.execute(sql`create table kept (text text)`);
    await write(10);

    fill();
    await expect(write(5_000)).rejects.toThrow(DiskFull);
    expect(await count()).toEqual([{ rows: 10 }]);
    // A failed checkpoint stops the database, as it stops a server.
    await expect(engine.database.execute(sql`checkpoint`)).rejects.toThrow();

    rmSync(filler);
    await write(5);
    expect(await count()).toEqual([{ rows: 15 }]);
    await engine.close();
  }, 60_000);

  it('refuses a new folder with a clear message', async () => {
    fill();
    const failing = openEngine({ dataFolder: join(place, 'other') });
    await expect(failing).rejects.toThrow(DiskFull);
    await expect(failing).rejects.toThrow(/The disk is full: .*other cannot be written\. Free some space/);
  }, 60_000);
});
