import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signingKeyFile } from '@atrium/deploy/key-files';
import { postgresMissing, startPostgres } from '@atrium/deploy/start-postgres';
import { startPortal } from '../support/portal';
import { tokenFor, type RegistryLocation } from '../support/registry';
import { shareKeys } from '../support/shared-keys';
import { defineProof } from './define-proof/define-proof';
import { count, someOf } from './define-proof/option';
import type { Report } from './define-proof/report';
import { printFigures } from './flips/figures';
import { flip } from './flips/flip';

interface Counts {
  flips: number;
  pollers: number;
}

/**
 * Promotes and rolls back while pollers ask for the composition, on the embedded database and through two processes on
 * PostgreSQL. Prints how soon the pollers see each change; a poller that sees another release is a fault.
 */
export const proof = defineProof({
  options: {
    flips: count('promotions and rollbacks on each database', { usual: 100, short: 20, least: 2 }),
    pollers: count('pollers', { usual: 50, short: 20 }),
    on: someOf('databases', () => ['embedded', 'postgres']),
  },
  run: async ({ values, report }) => {
    if (values.on.includes('embedded')) {
      report.log('\nOne process on the embedded database');
      const data = mkdtempSync(join(tmpdir(), 'atrium-flips-'));
      const flipping = flipOn({ data }, 1, signingKeyFile(data), values, report);
      await flipping.finally(() => rmSync(data, { recursive: true, force: true }));
    }
    if (values.on.includes('postgres')) {
      const missing = postgresMissing();
      if (missing) return report.skip('PostgreSQL', missing);
      report.log('\nTwo processes on PostgreSQL');
      const server = await startPostgres();
      const flipping = flipOn({ databaseUrl: server.url }, 2, shareKeys().signingKey, values, report);
      await flipping.finally(() => server.stop());
    }
  },
});

async function flipOn(
  where: RegistryLocation,
  processes: number,
  signingKey: string,
  { flips, pollers }: Counts,
  report: Report,
): Promise<void> {
  const portals = [await startPortal(where)];
  try {
    while (portals.length < processes) portals.push(await startPortal(where));
    const token = await tokenFor(['lobby'], where);
    const found = await flip({ flips, pollers, portals, token, signingKey });
    printFigures(found);
    report.fault(...found.faults);
    report.reached(found.seen.length, 'changes seen by a poller', flips * pollers);
  } finally {
    await Promise.all(portals.map((portal) => portal.stop()));
  }
}
