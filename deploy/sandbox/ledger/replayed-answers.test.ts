import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { Client } from 'pg';
import { openEngine } from '../../engine';
import { postgresMissing, startPostgres, type PostgresServer } from '../../engine/testing/start-postgres';
import { openBackend, serveSandbox } from '../sandbox';
import { Bench } from '../testing/open-bench';
import { Player } from '../testing/player';
import { seededPostgres } from '../testing/seeded-folder';

/** Another process on the same database, without in-memory state of earlier requests. */
async function restarted(bench: Bench) {
  const backend = await openBackend({ ...bench.setting(), engine: bench.engine });
  const app = Fastify({ pluginTimeout: 0 });
  await app.register((routes) => serveSandbox(routes, backend));
  await app.ready();
  return app;
}

const spinOf = (token: string, key: string, bet = 100) =>
  ({
    method: 'POST',
    url: '/play/spins',
    payload: { bet },
    headers: { host: 'nova.games.localhost:4000', authorization: token, 'idempotency-key': key },
  }) as const;

function replayTests(open: () => Promise<Bench>) {
  let bench: Bench;
  let player: Player;
  beforeAll(async () => {
    bench = await open();
    player = await Player.launch(bench, { token: await bench.signIn() });
  }, 60_000);
  afterAll(() => bench.close());

  /** Everything a client can use to distinguish two answers. */
  const raw = async (app: Pick<typeof bench.app, 'inject'>, request: ReturnType<typeof spinOf>) => {
    const { statusCode, headers, rawPayload } = await app.inject(request);
    return { status: statusCode, type: headers['content-type'], length: headers['content-length'], body: rawPayload };
  };

  it('answers a repeated call with the same bytes, even after other spins and from another process', async () => {
    const key = randomUUID();
    const first = await raw(bench.app, spinOf(player.token, key));
    expect(first).toMatchObject({ status: 200, type: 'application/json; charset=utf-8' });
    await player.spin(200);
    expect(await raw(bench.app, spinOf(player.token, key))).toEqual(first);
    const other = await restarted(bench);
    expect(await raw(other, spinOf(player.token, key))).toEqual(first);
    await other.close();
  });

  it('answers the same bytes after the merchant has removed that stake', async () => {
    const key = randomUUID();
    const first = await raw(bench.app, spinOf(player.token, key));
    const stakes = [...(bench.backend.merchants.get('aurora')?.stakes ?? [])];
    const offered = bench.backend.merchants.get('aurora')?.stakes as number[];
    offered.splice(0, 1);
    expect((await raw(bench.app, spinOf(player.token, randomUUID()))).status).toBe(400);
    expect(await raw(bench.app, spinOf(player.token, key))).toEqual(first);
    offered.splice(0, offered.length, ...stakes);
  });

  it('refuses another stake under the same key with the same bytes each time', async () => {
    const key = randomUUID();
    await raw(bench.app, spinOf(player.token, key));
    const refused = await raw(bench.app, spinOf(player.token, key, 200));
    expect(refused.status).toBe(422);
    expect(await raw(bench.app, spinOf(player.token, key, 200))).toEqual(refused);
  });

  it('separates the keys of two accounts', async () => {
    const key = randomUUID();
    await bench.control('twin', { merchant: 'aurora', account: 'player1', name: 'another', balance: 100_000 });
    const other = await Player.launch(bench, { token: await bench.signIn('another') });
    expect((await raw(bench.app, spinOf(player.token, key))).status).toBe(200);
    expect((await raw(bench.app, spinOf(other.token, key, 200))).status).toBe(200);
  });
}

describe('an idempotent replay, embedded', () => replayTests(() => new Bench().open()));

const missing = postgresMissing();
(missing ? describe.skip : describe)(`an idempotent replay, on PostgreSQL${missing ? `: ${missing}` : ''}`, () => {
  let server: PostgresServer;
  let opened: Bench;
  replayTests(async () => {
    const bench = new Bench();
    server = await startPostgres(await seededPostgres(bench.setting()));
    opened = await bench.open({ engine: await openEngine({ databaseUrl: server.url, restricted: true }) });
    return opened;
  });
  afterAll(() => server.stop());

  it('is refused with a retry time while the call itself is in progress', async () => {
    const player = await Player.launch(opened, { token: await opened.signIn() });
    const key = randomUUID();
    // Another database client locks a table that the spin needs, so that the spin is still in progress when it is
    // repeated.
    const other = new Client(server.url);
    await other.connect();
    await other.query('begin; lock table sandbox.ledger_entries in exclusive mode');
    const first = player.spin(100, key);
    while ((await other.query('select from pg_locks where not granted')).rows.length === 0);
    const { statusCode, headers, body } = await opened.app.inject(spinOf(player.token, key));
    await other.query('rollback');
    await other.end();
    expect({ statusCode, retryAfter: headers['retry-after'] }).toEqual({ statusCode: 409, retryAfter: '1' });
    expect(JSON.parse(body)).toMatchObject({ success: false, code: 'request_in_flight' });
    expect(await first).toMatchObject({ success: true });
  });
});
