import { postgresMissing, startPostgres } from '@atrium/deploy/start-postgres';
import { startPortal } from '../support/portal';
import { runPlaywright } from '../support/run-playwright';
import { preparedDatabase } from '../support/start-tested';

/**
 * Runs every journey against two server processes on one PostgreSQL, and kills one of them in the middle of play.
 * @param options those of the test runner, for example `member` or `--workers 1`
 * @throws when a journey fails
 */
export async function prove(options: string[]): Promise<void> {
  const missing = postgresMissing();
  if (missing) return console.log(`\nTwo processes on PostgreSQL: skipped, ${missing}`);
  const server = await startPostgres();
  try {
    // seeded and published once; each portal under test gets a copy
    await (await startPortal({ databaseUrl: server.url })).stop();
    await runPlaywright('e2e/prove/processes/playwright.config.ts', options, {
      environment: { [preparedDatabase]: server.url },
      failed: 'Not every journey holds on two processes.',
    });
  } finally {
    await server.stop();
  }
}
