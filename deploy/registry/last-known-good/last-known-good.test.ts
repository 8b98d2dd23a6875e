import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openRegistry } from '../registry';
import { describeRegistryOnEveryEngine } from '../testing/on-every-engine';
import { testTrust } from '../testing/test-trust';
import { writeRelease } from '../testing/write-release';
import { aurora } from '../testing/aurora';

const trust = testTrust();

describeRegistryOnEveryEngine('the last known good', (bench) => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'atrium-last-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  const open = (lastKnownGood = folder) =>
    openRegistry(bench.engine, { environment: 'local', ...trust, lastKnownGood, failed: () => undefined });

  async function served() {
    const registry = await open();
    const { folder: built, id, entry } = await writeRelease({ remote: 'lobby' });
    await registry.publish(built, { actor: 'test' });
    await registry.promote({ remote: 'lobby', release: id, actor: 'test' });
    await registry.settled();
    registry.close();
    return { id, entry };
  }

  it('is served by a gateway that starts with an untrusted database', async () => {
    const { id, entry } = await served();
    await bench.engine.database.execute(sql`delete from registry.signatures`);
    await bench.engine.database.execute(sql`update registry.files set identity = 'evil()'::bytea`);
    const registry = await open();
    expect(registry.snapshot().channels).toMatchObject([{ remote: 'lobby', stable: id }]);
    expect((await registry.file(aurora, 'lobby', entry))?.identity.toString()).toContain('export const remote');
    expect(registry.refused()).toEqual({ releases: [`lobby/${id}`], channels: [] });
    // a folder cannot be removed while files are written to it
    await registry.settled();
    registry.close();
  });

  it('is verified like the database', async () => {
    const { entry } = await served();
    for (const name of readdirSync(join(folder, 'files'))) writeFileSync(join(folder, 'files', name), 'evil()');
    writeFileSync(join(folder, 'local.json'), '{"channels":[{"remote":"lobby","stable":"x"}],"releases":[]}');
    const registry = await open();
    expect((await registry.file(aurora, 'lobby', entry))?.identity.toString()).toContain('export const remote');
    await registry.settled();
    registry.close();
    const kept = readFileSync(join(folder, 'local.json'), 'utf8');
    await bench.engine.database.execute(sql`delete from registry.channels`);
    for (const [content, known] of [
      [kept, 1],
      [kept.replace('"revision":1', '"revision":9'), 0],
    ] as const) {
      // a separate folder, because the registry opened before may still write to the other
      const other = mkdtempSync(join(tmpdir(), 'atrium-last-'));
      writeFileSync(join(other, 'local.json'), content);
      const later = await open(other);
      expect(later.snapshot().channels).toHaveLength(known);
      await later.settled();
      later.close();
    }
  });
});
