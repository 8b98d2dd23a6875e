import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { postgresMissing, startPostgres } from '@atrium/deploy/start-postgres';
import { startPortal } from '../support/portal';
import { preparedDatabase } from '../support/start-tested';

const root = join(import.meta.dirname, '../..');
const configuration = 'e2e/prove/processes/playwright.config.ts';

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
    if ((await runJourneys(server.url, options)) !== 0) throw new Error('Not every journey holds on two processes.');
  } finally {
    await server.stop();
  }
}

async function runJourneys(database: string, options: string[]): Promise<number | null> {
  const runner = spawn(
    process.execPath,
    ['node_modules/playwright/cli.js', 'test', '--config', configuration, ...options],
    { cwd: root, stdio: 'inherit', env: { ...process.env, [preparedDatabase]: database } },
  );
  const [code] = (await once(runner, 'exit')) as [number | null];
  return code;
}
