import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signingKeyFile } from '@atrium/deploy/key-files';
import { postgresMissing, startPostgres } from '@atrium/deploy/start-postgres';
import { startPortal } from '../support/portal';
import { tokenFor, type RegistryHere } from '../support/registry';
import { shareKeys } from '../support/shared-keys';
import { printFigures } from './flips/figures';
import { flip } from './flips/flip';
import { flipOptions, type FlipOptions } from './flips/options';

/**
 * Promotes and rolls back again and again while many ask for the composition, and tells how long it takes until all
 * have it: on the embedded database, and through two processes on PostgreSQL.
 * @throws when somebody sees something else than what was asked for; never because of a time
 */
export async function prove(args: string[]): Promise<void> {
  const options = flipOptions(args);
  const faults: string[] = [];
  if (options.engines.includes('embedded')) {
    console.log(`\n${options.flips} flips, ${options.pollers} pollers, one process on the embedded database`);
    const data = mkdtempSync(join(tmpdir(), 'atrium-flips-'));
    const flipping = flipOn({ data }, 1, signingKeyFile(data), options);
    faults.push(...(await flipping.finally(() => rmSync(data, { recursive: true, force: true }))));
  }
  if (options.engines.includes('postgres')) {
    const missing = postgresMissing();
    if (missing) console.log(`\nTwo processes on PostgreSQL: skipped, ${missing}`);
    else {
      console.log(`\n${options.flips} flips, ${options.pollers} pollers, two processes on PostgreSQL`);
      const server = await startPostgres();
      const flipping = flipOn({ databaseUrl: server.url }, 2, shareKeys().signingKey, options);
      faults.push(...(await flipping.finally(() => server.stop())));
    }
  }
  if (faults.length > 0) throw new Error(`Pages were given what nobody asked for:\n  ${faults.join('\n  ')}`);
}

async function flipOn(where: RegistryHere, processes: number, signingKey: string, options: FlipOptions) {
  const portals = [await startPortal(where)];
  try {
    while (portals.length < processes) portals.push(await startPortal(where));
    const token = await tokenFor(['lobby'], where);
    const found = await flip({ ...options, portals, token, signingKey });
    printFigures(found);
    return found.faults;
  } finally {
    await Promise.all(portals.map((portal) => portal.stop()));
  }
}
