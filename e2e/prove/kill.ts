import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresMissing, startPostgres } from '@atrium/deploy/start-postgres';
import { defineProof } from './define-proof/define-proof';
import { count, seed, someOf } from './define-proof/option';
import { printFigures } from './kill/figures';
import { killRepeatedly, type Findings } from './kill/rounds';

/** Kills the server in the middle of spins, and compares the ledger with the answers that players got. */
export const proof = defineProof({
  options: {
    times: count('kills on each database', { usual: 20, short: 4 }),
    on: someOf('databases', () => ['embedded', 'postgres']),
    seed: seed('moments and stakes are drawn from it'),
  },
  run: async ({ values: { times, on, seed }, report }) => {
    const rounds = { times, seed, log: report.log };
    const reportOn = (database: string, { faults, reached }: Findings) => {
      report.fault(...faults.map((fault) => `${database}: ${fault}`));
      for (const [what, count] of Object.entries(reached)) report.reached(count, `${what} (${database})`);
    };
    if (on.includes('embedded')) {
      report.log('\nEmbedded database');
      const data = mkdtempSync(join(tmpdir(), 'atrium-kill-'));
      const found = await killRepeatedly({ ...rounds, portal: { data } }).finally(() =>
        rmSync(data, { recursive: true }),
      );
      printFigures(found);
      reportOn('embedded database', found);
    }
    if (on.includes('postgres')) {
      const missing = postgresMissing();
      if (missing) return report.skip('PostgreSQL', missing);
      report.log('\nPostgreSQL');
      const server = await startPostgres();
      const found = await killRepeatedly({ ...rounds, portal: { databaseUrl: server.url } }).finally(() =>
        server.stop(),
      );
      printFigures(found);
      reportOn('PostgreSQL', found);
    }
  },
});
