import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { demoMerchants } from '../../merchants';
import { openRegistry } from '../registry';
import { describeRegistryOnEveryEngine } from '../testing/on-every-engine';
import { testTrust } from '../testing/test-trust';
import { writeRelease } from '../testing/write-release';
import { aurora } from '../testing/aurora';
import { KeptMerchants } from './kept-merchants';

const trust = testTrust();

describeRegistryOnEveryEngine('the last known good', (bench) => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'atrium-last-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  const open = (lastKnownGood = folder) =>
    openRegistry(bench.engine, { environment: 'local', ...trust, lastKnownGood, onFailure: () => undefined });

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

  it('has a file for each merchant: a change writes one, and a damaged one costs its merchant alone', async () => {
    const registry = await open();
    await registry.merchants.seed(demoMerchants);
    await registry.settled();
    const files = join(folder, 'local-merchants');
    const inodes = () => Object.fromEntries(readdirSync(files).map((file) => [file, statSync(join(files, file)).ino]));
    const before = inodes();
    expect(Object.keys(before)).toEqual(['aurora.json', 'kestrel.json', 'lotus.json']);
    const change = { action: 'switch', switch: 'FREEPLAY3', on: false } as const;
    await registry.merchants.change({ code: 'aurora', change, actor: 'mei' });
    await registry.settled();
    const { 'aurora.json': written, ...others } = inodes();
    expect(written).not.toBe(before['aurora.json']);
    expect(before).toMatchObject(others);
    registry.close();

    writeFileSync(join(files, 'lotus.json'), '{"code":');
    const kept = new KeptMerchants(folder, 'local').read();
    expect(kept).toMatchObject([
      { code: 'aurora', version: 2, configuration: { switches: { FREEPLAY3: false } } },
      { code: 'kestrel', version: 1 },
    ]);
  });
});
