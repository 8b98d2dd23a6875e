import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresMissing, startPostgres } from '@atrium/deploy/start-postgres';
import { defineProof } from './define-proof/define-proof';
import { count } from './define-proof/option';
import { printFigures } from './outage/figures';
import { runOutage } from './outage/run-outage';

/**
 * Takes the database away from a serving gateway, and starts another gateway meanwhile. A fault is a page that is not
 * whole, or publishing that does not work again without a restart once the database is back.
 */
export const proof = defineProof({
  options: { pages: count('page loads in each state', { usual: 50, short: 9, least: 3 }) },
  run: async ({ values, report }) => {
    const missing = postgresMissing();
    if (missing) return report.skip('PostgreSQL', missing);
    const server = await startPostgres();
    const data = mkdtempSync(join(tmpdir(), 'atrium-outage-'));
    const running = runOutage({ ...values, server, data }).finally(async () => {
      await server.stop();
      rmSync(data, { recursive: true, force: true });
    });
    const { states, faults } = await running;
    printFigures(states);
    report.fault(...faults);
    report.reached(states.length, 'states of the database', 4);
    for (const { what, whole, files } of states) {
      report.reached(whole, `whole page loads while ${what}`, values.pages);
      report.reached(files, `files while ${what}`, 10);
    }
  },
});
