import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDatabaseUnavailable, openEngine } from '../../engine';
import { postgresMissing, startPostgres, type PostgresServer } from '../../engine/testing/start-postgres';
import { openRegistry } from '../registry';
import { testTrust } from '../testing/test-trust';
import { writeRelease } from '../testing/write-release';
import { isKept } from './kept-environment';
import { aurora } from '../testing/aurora';

const trust = testTrust();
const missing = postgresMissing();
const onPostgres = missing ? describe.skip : describe;

onPostgres(`a gateway that starts while the database is unavailable${missing ? `: ${missing}` : ''}`, () => {
  let server: PostgresServer;
  let folder: string;
  beforeAll(async () => {
    server = await startPostgres();
    folder = mkdtempSync(join(tmpdir(), 'atrium-last-'));
  }, 60_000);
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function start(lastKnownGood: string) {
    const engine = await openEngine({ databaseUrl: server.url, mayBeUnavailable: isKept(lastKnownGood, 'local') });
    const options = { environment: 'local', ...trust, lastKnownGood, onFailure: () => undefined };
    const registry = await openRegistry(engine, options).catch(async (error: unknown) => {
      await engine.close();
      throw error;
    });
    const stop = async () => {
      registry.close();
      await engine.close();
    };
    return { registry, stop };
  }

  it('serves the copy on its disk, and follows the database as soon as it is available', async () => {
    const before = await start(folder);
    const { folder: built, id, entry } = await writeRelease({ remote: 'lobby' });
    await before.registry.publish(built, { actor: 'test' });
    await before.registry.promote({ remote: 'lobby', release: id, actor: 'test' });
    await before.registry.settled();
    await before.stop();
    const comeBack = await server.shutDown();

    const { registry, stop } = await start(folder);
    expect(registry.isReached()).toBe(false);
    expect(registry.snapshot().channels).toMatchObject([{ remote: 'lobby', stable: id }]);
    expect((await registry.file(aurora, 'lobby', entry))?.identity.toString()).toContain('export const remote');
    const refused = await registry
      .promote({ remote: 'lobby', release: id, actor: 'test' })
      .catch((error: unknown) => error);
    expect(isDatabaseUnavailable(refused)).toBe(true);

    await comeBack();
    await registry.reached;
    const next = await writeRelease({ remote: 'lobby', version: '2.0.0' });
    await registry.publish(next.folder, { actor: 'test' });
    await registry.promote({ remote: 'lobby', release: next.id, actor: 'test' });
    expect(registry.snapshot().channels).toMatchObject([{ stable: next.id, previous: [id] }]);
    await stop();
  });

  it('does not start without a copy', async () => {
    const comeBack = await server.shutDown();
    const nothing = mkdtempSync(join(tmpdir(), 'atrium-last-'));
    await expect(start(nothing)).rejects.toMatchObject({ name: 'DatabaseUnreachable' });
    rmSync(nothing, { recursive: true });
    await comeBack();
  });
});
