import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresMissing, startPostgres } from '@atrium/deploy/start-postgres';
import { skipPostgres } from '../support/skip-postgres';
import { printFigures } from './outage/figures';
import { goThrough } from './outage/go-through';
import { outageOptions } from './outage/options';

/**
 * Takes the database away from a serving gateway, and starts one while it is away: page loads work all the while, and
 * publishing works again once the database is back, without a restart.
 * @throws when a page is not whole or publishing ends otherwise; never because of a time
 */
export async function prove(args: string[]): Promise<void> {
  const options = outageOptions(args);
  const missing = postgresMissing();
  if (missing) return skipPostgres('An outage of the database', missing, options.allowSkips);
  const server = await startPostgres();
  const data = mkdtempSync(join(tmpdir(), 'atrium-outage-'));
  const going = goThrough({ ...options, server, data }).finally(async () => {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  });
  const { states, faults } = await going;
  printFigures(states);
  if (faults.length > 0) throw new Error(`An outage was noticed:\n  ${faults.slice(0, 40).join('\n  ')}`);
}
