import { postgresMissing, startPostgres } from '@atrium/deploy/start-postgres';
import { defineProof } from './define-proof/define-proof';
import { count, seed } from './define-proof/option';
import { printFigures } from './registry/figures';
import { workAndKill } from './registry/work-and-kill';

/**
 * Clients publish, promote and roll back through two processes on one PostgreSQL, while one or the other is killed.
 * Compares the answers they got with the registry's history.
 */
export const proof = defineProof({
  options: {
    kills: count('kills', { usual: 50, short: 5, least: 2 }),
    clients: count('clients', { usual: 8, short: 8, least: 2 }),
    seed: seed('remotes, requests and moments are drawn from it'),
  },
  run: async ({ values, report }) => {
    const missing = postgresMissing();
    if (missing) return report.skip('PostgreSQL', missing);
    const server = await startPostgres();
    const found = await workAndKill({ ...values, databaseUrl: server.url, log: report.log }).finally(() =>
      server.stop(),
    );
    printFigures(found);
    report.fault(...found.faults);
    for (const [what, count] of Object.entries(found.reached)) report.reached(count, what);
    const changes = found.requests.filter(({ kind, outcome }) => kind === 'change' && outcome.is === 'done');
    report.reached(changes.length, 'acknowledged changes', values.kills);
  },
});
