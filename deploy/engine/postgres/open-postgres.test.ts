import { jest } from '@jest/globals';
import { Client } from 'pg';
import { sql } from 'drizzle-orm';
import { openEngine } from '..';
import { postgresMissing, startPostgres, type PostgresServer } from '../testing/start-postgres';

(postgresMissing() ? describe.skip : describe)('a connection that ends', () => {
  let server: PostgresServer;
  beforeAll(async () => (server = await startPostgres()), 60_000);
  afterAll(() => server.stop());

  it('between two statements of a transaction fails this transaction alone, not the process', async () => {
    const engine = await openEngine({ databaseUrl: server.url });
    const administrator = new Client(server.url);
    await administrator.connect();
    const work = engine.transaction(async (transaction) => {
      const { rows } = await transaction.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await administrator.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
      // a round trip of another connection: the end of this one is read meanwhile, while no statement runs
      await administrator.query('select 1');
      await transaction.execute(sql`select 1`);
    });
    await expect(work).rejects.toThrow();
    expect((await engine.database.execute<{ one: number }>(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
    await administrator.end();
    await engine.close();
  });

  it('before a transaction has begun leaves its place to another connection', async () => {
    const engine = await openEngine({ databaseUrl: server.url, connections: 1 });
    const send = Client.prototype.query;
    const begin = jest.spyOn(Client.prototype, 'query').mockImplementation(function (
      this: Client,
      ...statement: unknown[]
    ) {
      const { text } = Object(statement[0]) as { text?: string };
      if (!text?.startsWith('begin')) return Reflect.apply(send, this, statement) as never;
      return Promise.reject(new Error('Connection terminated unexpectedly')) as never;
    });
    await expect(engine.transaction(() => Promise.resolve())).rejects.toThrow();
    expect(begin.mock.calls.some(([{ text } = Object()]) => String(text).startsWith('begin'))).toBe(true);
    begin.mockRestore();
    await expect(engine.transaction(() => Promise.resolve('begun'))).resolves.toBe('begun');
    await engine.close();
  });
});
