import { jest } from '@jest/globals';
import { Client } from 'pg';
import { postgresMissing, startPostgres, type PostgresServer } from '../testing/start-postgres';
import { ListeningClient } from './listening-client';

const missing = postgresMissing();
const onPostgres = missing ? describe.skip : describe;

onPostgres(`the connection for notifications${missing ? `: ${missing}` : ''}`, () => {
  let server: PostgresServer;
  beforeAll(async () => (server = await startPostgres()), 60_000);
  afterAll(() => server.stop());
  afterEach(() => jest.restoreAllMocks());

  it('executes one statement at a time, and the others after one that fails', async () => {
    let running = 0;
    let most = 0;
    const send = Client.prototype.query;
    jest.spyOn(Client.prototype, 'query').mockImplementation(async function (this: Client, statement: unknown) {
      most = Math.max(most, (running += 1));
      return (Reflect.apply(send, this, [statement]) as Promise<unknown>).finally(() => (running -= 1));
    } as never);
    const received: string[] = [];
    const client = new ListeningClient(server.url);
    client.subscribe({ dispatch: (channel) => received.push(channel), resubscribe: () => undefined });
    const statements = ['listen one', 'listen', 'listen two', 'listen three', 'notify one', 'notify three'];
    const sent = await Promise.allSettled(statements.map((statement) => client.send(statement)));
    expect(sent.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true, true]);
    expect(received).toEqual(['one', 'three']);
    expect(most).toBe(1);
    await client.close();
  });
});
