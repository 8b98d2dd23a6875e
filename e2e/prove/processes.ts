import { postgresMissing, startPostgres } from '@atrium/deploy/start-postgres';
import { startPortal } from '../support/portal';
import { runPlaywright } from '../support/run-playwright';
import { preparedDatabase } from '../support/start-test-portal';
import { defineProof } from './define-proof/define-proof';
import { partOf } from './define-proof/option';

/** Runs every journey against two server processes on one PostgreSQL, and kills one of them during play. */
export const proof = defineProof({
  options: {
    only: partOf('only specs with a path that matches this pattern', { short: 'kill-one|journeys/entry' }),
    grep: partOf('only journeys with a title that matches this pattern'),
  },
  run: async ({ values: { only, grep }, report }) => {
    const missing = postgresMissing();
    if (missing) return report.skip('PostgreSQL', missing);
    const server = await startPostgres();
    try {
      // seeded and published once; each portal under test gets a copy
      await (await startPortal({ databaseUrl: server.url })).stop();
      const options = [...(only === '' ? [] : [only]), ...(grep === '' ? [] : ['--grep', grep])];
      await runPlaywright('e2e/prove/processes/playwright.config.ts', options, {
        environment: { [preparedDatabase]: server.url },
        failed: 'a journey fails on two processes',
      }).catch((error: Error) => report.fault(error.message));
    } finally {
      await server.stop();
    }
  },
});
