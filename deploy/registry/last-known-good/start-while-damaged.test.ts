import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openEngine } from '../../engine';
import { freshDataFolder } from '../../engine/testing/fresh-folder';
import { postgresMissing, startPostgres, type PostgresServer } from '../../engine/testing/start-postgres';
import { failureMessage } from '../../server/print-failure';
import { openRegistry } from '../registry';
import { testTrust } from '../testing/test-trust';
import { writeRelease } from '../testing/write-release';
import { aurora } from '../testing/aurora';

const trust = testTrust();

interface Place {
  dataFolder?: string;
  databaseUrl?: string;
}

/** Starts a gateway with a folder for its last known good state. */
async function start(place: Place, lastKnownGood: string, mayBeUnavailable = true) {
  const damages: string[] = [];
  const damaged = (sentence: string) => void damages.push(sentence);
  const engine = await openEngine({ ...place, mayBeUnavailable, onDamage: damaged });
  const options = { environment: 'local', ...trust, lastKnownGood, onFailure: () => undefined };
  const registry = await openRegistry(engine, options).catch(async (error: unknown) => {
    await engine.close();
    throw error;
  });
  const stop = async () => {
    registry.close();
    await engine.close();
  };
  return { engine, registry, damages, stop };
}

async function fill(place: Place, lastKnownGood: string, table = 'registry.channels') {
  const { engine, registry, stop } = await start(place, lastKnownGood);
  const { folder, id, entry } = await writeRelease({ remote: 'lobby' });
  await registry.publish(folder, { actor: 'test' });
  await registry.promote({ remote: 'lobby', release: id, actor: 'test' });
  await registry.settled();
  await engine.database.execute(sql`checkpoint`);
  const { rows } = await engine.database.execute<{ file: string }>(sql`select pg_relation_filepath(${table}) as file`);
  await stop();
  return { id, entry, file: rows[0]?.file ?? '' };
}

function overwrite(file: string): void {
  writeFileSync(file, readFileSync(file).fill(7, 4, 4_000));
}

interface Opened {
  place: Place;
  /** The folder of the database's own files. */
  files: string;
  whileStopped(act: () => void): Promise<void>;
}

function damageTests(open: () => Promise<Opened>) {
  let kept: string;
  beforeEach(() => (kept = mkdtempSync(join(tmpdir(), 'atrium-kept-'))));
  afterEach(() => rmSync(kept, { recursive: true, force: true }));

  it('serves the last known good, and says what is damaged and what to do', async () => {
    const { place, files, whileStopped } = await open();
    const { id, entry, file } = await fill(place, kept);
    await whileStopped(() => overwrite(join(files, file)));
    const { engine, registry, damages, stop } = await start(place, kept);
    expect(registry.snapshot().channels).toMatchObject([{ remote: 'lobby', stable: id }]);
    expect((await registry.file(aurora, 'lobby', entry))?.identity.toString()).toContain('export const remote');
    expect(damages).toEqual([expect.stringMatching(/^The database is damaged: .* npm run atrium -- restore FILE/)]);
    expect(damages[0]).toContain(file);
    expect(engine.damage()).toBe(damages[0]);
    await stop();

    // Without a copy the start fails with the same sentence.
    const nothing = mkdtempSync(join(tmpdir(), 'atrium-kept-'));
    const failure = await start(place, nothing).catch((error: unknown) => error);
    expect(failureMessage(failure)).toBe(damages[0]);
    rmSync(nothing, { recursive: true });
  });

  it('keeps serving when a page is damaged while it runs, and refuses changes with a sentence', async () => {
    const { place, files, whileStopped } = await open();
    const { id, entry, file } = await fill(place, kept, 'registry.addresses');
    // a start does not read this table, and the database has no copy of the page in memory
    await whileStopped(() => undefined);
    const { engine, registry, damages, stop } = await start(place, kept);
    expect(damages).toEqual([]);
    overwrite(join(files, file));
    const { folder } = await writeRelease({ remote: 'lobby', version: '2.0.0' });
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const failure = await registry.publish(folder, { actor: 'test' }).catch((error: unknown) => error);
      expect(failureMessage(failure)).toMatch(/^The database is damaged: /);
    }
    expect(damages).toEqual([expect.stringMatching(/^The database is damaged: .* npm run atrium -- restore FILE/)]);
    expect(engine.damage()).toBe(damages[0]);
    expect(registry.snapshot().channels).toMatchObject([{ remote: 'lobby', stable: id }]);
    expect((await registry.file(aurora, 'lobby', entry))?.identity.toString()).toContain('export const remote');
    await stop();
  });
}

describe('a gateway that starts on damaged pages, embedded', () => {
  let folder: string;
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const open = async (): Promise<Opened> => {
    folder = await freshDataFolder();
    return {
      place: { dataFolder: folder },
      files: join(folder, 'database'),
      whileStopped: async (act) => act(),
    };
  };
  damageTests(open);

  it('serves the last known good if the database cannot be opened at all', async () => {
    const kept = mkdtempSync(join(tmpdir(), 'atrium-kept-'));
    const { place, files } = await open();
    const { id } = await fill(place, kept);
    const control = join(files, 'global', 'pg_control');
    writeFileSync(control, readFileSync(control).fill(7));
    const { engine, registry, damages, stop } = await start(place, kept);
    expect(registry.snapshot().channels).toMatchObject([{ remote: 'lobby', stable: id }]);
    expect(damages).toEqual([expect.stringContaining('cannot be opened')]);
    expect(engine.damage()).toBe(damages[0]);
    await stop();
    await expect(start(place, kept, false)).rejects.toThrow(/npm run atrium -- restore FILE/);
    rmSync(kept, { recursive: true });
  });
});

const missing = postgresMissing();
const onPostgres = missing ? describe.skip : describe;
onPostgres(`a gateway that starts on damaged pages, on PostgreSQL${missing ? `: ${missing}` : ''}`, () => {
  let server: PostgresServer;
  beforeEach(async () => (server = await startPostgres()), 60_000);
  afterEach(() => server.stop());
  damageTests(async () => ({
    place: { databaseUrl: server.url },
    files: server.data,
    whileStopped: async (act) => {
      const comeBack = await server.shutDown();
      act();
      await comeBack();
    },
  }));
});
