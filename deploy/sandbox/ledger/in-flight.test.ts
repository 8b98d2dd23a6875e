import { openEngine } from '../../engine';
import { postgresMissing, startPostgres, type PostgresServer } from '../../engine/testing/start-postgres';
import { Bench } from '../testing/open-bench';
import { seededPostgres } from '../testing/seeded-folder';
import { exactlyOnce } from './exactly-once';
import { ledgerIsBalanced } from './ledger-is-balanced';

const missing = postgresMissing();

// The embedded database runs one transaction at a time, so that requests never overlap.
if (missing) it.skip(`a request in flight, on PostgreSQL: ${missing}`, () => undefined);
else {
  describe('a request in flight, on PostgreSQL', () => {
    let server: PostgresServer;
    let bench: Bench;

    beforeAll(async () => {
      bench = new Bench();
      server = await startPostgres(await seededPostgres(bench.setting()));
      await bench.open({ engine: await openEngine({ databaseUrl: server.url, restricted: true }) });
    }, 60_000);
    afterAll(async () => {
      await bench.close();
      await server.stop();
    });

    it('refuses its repetition until it is done, and then repeats the answer', async () => {
      let finish = () => {};
      const finished = new Promise<void>((resolve) => (finish = resolve));
      const request = { scope: 'test', key: 'in-flight', payload: {} };
      let first: Promise<object> | undefined;
      await new Promise<void>((begun) => {
        first = exactlyOnce(bench.backend, request, async () => {
          begun();
          await finished;
          return { done: 'once' };
        });
      });
      const repeated = () => exactlyOnce(bench.backend, request, async () => ({ done: 'twice' }));
      await expect(repeated()).rejects.toMatchObject({ key: 'request_in_flight', status: 409 });
      finish();
      expect(await first).toEqual({ done: 'once' });
      expect(await repeated()).toEqual({ done: 'once' });
    });

    it('signs in and keeps the ledger balanced on PostgreSQL too', async () => {
      const token = await bench.signIn();
      expect(await bench.call('member.info', {}, { token })).toMatchObject({ success: true });
      expect(await ledgerIsBalanced(bench.engine.database)).toBe(true);
    });
  });
}
