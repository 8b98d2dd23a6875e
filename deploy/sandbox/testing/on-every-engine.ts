import { openEngine } from '../../engine';
import { postgresMissing, startPostgres, type PostgresServer } from '../../engine/testing/start-postgres';
import { demoMerchants, loadMerchants } from '../../merchants';
import { Bench } from './open-bench';
import { seededPostgres } from './seeded-folder';

/**
 * Runs the same tests on a sandbox with the embedded database and, where a server is installed, on PostgreSQL. All
 * tests of a run share one sandbox, since creating its accounts is slow: a test must not assume a fresh state.
 */
export function describeSandboxOnEveryEngine(name: string, merchants: string[], tests: (bench: Bench) => void): void {
  const options = () => ({
    merchants: loadMerchants(demoMerchants.filter(({ code }) => merchants.includes(code))),
  });

  describe(`${name}, embedded`, () => {
    const bench = new Bench();
    beforeAll(() => bench.open(options()), 60_000);
    afterAll(() => bench.close());
    tests(bench);
  });

  const missing = postgresMissing();
  if (missing) {
    it.skip(`${name}, on PostgreSQL: ${missing}`, () => undefined);
    return;
  }
  describe(`${name}, on PostgreSQL`, () => {
    const bench = new Bench();
    let server: PostgresServer;
    beforeAll(async () => {
      server = await startPostgres(await seededPostgres(bench.setting(options())));
      await bench.open({ ...options(), engine: await openEngine({ databaseUrl: server.url, restricted: true }) });
    }, 60_000);
    afterAll(async () => {
      await bench.close();
      await server.stop();
    });
    tests(bench);
  });
}
