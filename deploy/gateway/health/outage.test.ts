import { askOverHttp } from '../../cli/connecting/ask-over-http';
import { publishFolder } from '../../cli/connecting/publish-folder';
import { postgresMissing, startPostgres, type PostgresServer } from '../../engine/testing/start-postgres';
import { writeRelease } from '../../registry/testing/write-release';
import { openPortal, testOperatorToken, type Portal } from '../testing/open-portal';

const missing = postgresMissing();
const onPostgres = missing ? describe.skip : describe;

onPostgres(`while the database is unavailable${missing ? `: ${missing}` : ''}`, () => {
  let server: PostgresServer;
  let portal: Portal;
  let comeBack: () => Promise<void>;
  let lobbyEntry: string;
  beforeAll(async () => {
    server = await startPostgres();
    portal = await openPortal({ databaseUrl: server.url });
    await portal.release({ remote: 'host' });
    const { folder, id, entry } = await writeRelease({
      remote: 'lobby',
      descriptor: { places: [{ name: 'lobby.home@1', view: 'home', path: '/' }] },
    });
    await portal.registry.publish(folder, { actor: 'test' });
    await portal.registry.promote({ remote: 'lobby', release: id, actor: 'test' });
    lobbyEntry = entry;
    await portal.registry.settled();
    comeBack = await server.shutDown();
  }, 60_000);
  afterAll(async () => {
    await portal.close();
    await server.stop();
  });

  const ready = async () => JSON.parse((await portal.get('//operations/readyz')).body) as Record<string, unknown>;
  const asOperator = () => askOverHttp(`http://localhost:${portal.operationsPort}`, testOperatorToken, 'mei');

  it('serves every page load, including files that were never requested before', async () => {
    const pages = await Promise.all(Array.from({ length: 50 }, () => portal.get('/', { accept: 'text/html' })));
    expect(pages.filter(({ status }) => status === 200)).toHaveLength(50);
    expect(pages[0]?.body).toContain(lobbyEntry);
    const file = await portal.get(`/r/lobby/${lobbyEntry}`);
    expect(file).toMatchObject({ status: 200, body: expect.stringContaining('export const remote') as string });
  });

  it('reports the outage in /readyz, and stays ready', async () => {
    expect(await ready()).toEqual({
      ready: true,
      published: true,
      database: false,
      channelEpoch: 2,
      serving: 'last known good',
    });
  });

  it('refuses to publish with a sentence', async () => {
    const { folder } = await writeRelease({ remote: 'lobby', version: '2.0.0' });
    const publishing = publishFolder(asOperator(), folder, portal.signer);
    await expect(publishing).rejects.toMatchObject({ name: 'RegistryUnavailable', status: 503 });
    await expect(publishing).rejects.toThrow('The database cannot be reached, so nothing can be published');
  });

  it('publishes and serves again once it is back, without a restart', async () => {
    await comeBack();
    const { folder, id, entry } = await writeRelease({ remote: 'lobby', version: '2.0.0' });
    expect(await publishFolder(asOperator(), folder, portal.signer)).toMatchObject({ outcome: 'published' });
    await asOperator()('change', { remote: 'lobby', change: { action: 'promote', release: id } });
    expect((await portal.get('/', { accept: 'text/html' })).body).toContain(entry);
    expect(await ready()).toMatchObject({ database: true, serving: 'current' });
  });
});
