import { gunzipSync, gzipSync } from 'node:zlib';
import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { openRegistry } from '../../registry';
import { testTrust } from '../../registry/testing/test-trust';
import { writeRelease } from '../../registry/testing/write-release';
import type { Engine } from '../engine';
import { BackupUnusable, DataFolderNewer } from '../failures';
import { openEngine } from '../open-engine';
import { describeOnEveryEngine, dropEverything } from '../testing/every-engine';
import { freshDataFolder } from '../testing/fresh-folder';
import { restoreBackup } from './restore-backup';
import { writeBackup } from './write-backup';
import { aurora } from '../../registry/testing/aurora';
import { asOperator } from '../../registry/testing/as-operator';

const trust = testTrust();

describeOnEveryEngine('a backup', (bench) => {
  let folder: string;
  let other: Engine;
  beforeAll(async () => {
    folder = await freshDataFolder();
    other = await openEngine({ dataFolder: folder });
  }, 60_000);
  beforeEach(() => dropEverything(other));
  afterAll(async () => {
    await other.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const open = (engine: Engine) => openRegistry(engine, { environment: 'local', ...trust, onFailure: () => undefined });
  async function filled() {
    const registry = await open(bench.engine);
    const { folder: built, id, entry } = await writeRelease({ remote: 'lobby' });
    await registry.publish(built, { actor: 'mei' });
    await registry.promote({ remote: 'lobby', release: id, actor: 'mei' });
    registry.close();
    return { id, entry };
  }

  it('restores everything into another database, which continues from there', async () => {
    const { id, entry } = await filled();
    await restoreBackup(other, await writeBackup(bench.engine));
    const registry = await open(other);
    expect(registry.snapshot().channels).toMatchObject([{ remote: 'lobby', stable: id, revision: 1 }]);
    expect((await registry.file(aurora, 'lobby', entry))?.identity.toString()).toContain('export const remote');
    await registry.change({ remote: 'lobby', change: { action: 'lock' }, actor: 'mei', reason: 'looking' });
    expect((await asOperator(registry)('history', {})).map(({ action, sequence }) => [action, sequence])).toEqual([
      ['lock', 3],
      ['promote', 2],
      ['publish', 1],
    ]);
    await expect(other.database.execute(sql`delete from registry.history`)).rejects.toThrow();
    registry.close();
  });

  it('of an older release is migrated when it is opened', async () => {
    await filled();
    const older = rewrite(await writeBackup(bench.engine), (text) =>
      text
        .replace(/"registry":\d+/, '"registry":2')
        .replace(/^registry\t(?!channels|files|releases|addresses).*\n?/gm, ''),
    );
    await restoreBackup(other, older);
    const registry = await open(other);
    // version 2 had no signatures, so the restored releases are not trusted
    expect(registry.refused()).toMatchObject({ releases: [expect.stringMatching(/^lobby/)], channels: [] });
    registry.close();
  });

  it('of a newer release is refused with both versions in the message', async () => {
    await filled();
    const newer = rewrite(await writeBackup(bench.engine), (text) => text.replace(/"registry":\d+/, '"registry":99'));
    await expect(restoreBackup(other, newer)).rejects.toThrow(DataFolderNewer);
    await expect(restoreBackup(other, newer)).rejects.toThrow(/version 99.*up to \d/);
  });

  it('is not restored over existing data, and a file that is not a backup is refused', async () => {
    await filled();
    const archive = await writeBackup(bench.engine);
    await expect(restoreBackup(bench.engine, archive)).rejects.toThrow('the target already has data');
    await expect(restoreBackup(other, Buffer.from('x'))).rejects.toThrow(BackupUnusable);
    await expect(restoreBackup(other, gzipSync('{"format":2}'))).rejects.toThrow('its header is not that of a backup');
  });
});

function rewrite(archive: Buffer, change: (text: string) => string): Buffer {
  return gzipSync(change(gunzipSync(archive).toString()).trimEnd());
}
