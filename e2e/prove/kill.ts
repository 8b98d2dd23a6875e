import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresMissing, startPostgres } from '@atrium/deploy/start-postgres';
import { skipPostgres } from '../support/skip-postgres';
import { printFigures } from './kill/figures';
import { killOptions } from './kill/options';
import { killRepeatedly } from './kill/rounds';

/**
 * Kills the server in the middle of spins, again and again, and holds what the players were told against the ledger.
 * @throws when an invariant is broken; never because of a time
 */
export async function prove(args: string[]): Promise<void> {
  const { times, seed, engines, allowSkips } = killOptions(args);
  const rounds = { times, seed, log: (line: string) => console.log(line) };
  const faults: string[] = [];

  if (engines.includes('embedded')) {
    console.log(`\nkill -9 on the embedded database, ${times} times (--seed ${seed})`);
    const data = mkdtempSync(join(tmpdir(), 'atrium-kill-'));
    const proof = await killRepeatedly({ ...rounds, portal: { data } }).finally(() =>
      rmSync(data, { recursive: true }),
    );
    printFigures(proof);
    faults.push(...proof.faults);
  }

  if (engines.includes('postgres')) {
    const missing = postgresMissing();
    if (missing) skipPostgres('kill -9 on PostgreSQL', missing, allowSkips);
    else {
      console.log(`\nkill -9 on PostgreSQL, ${times} times (--seed ${seed})`);
      const server = await startPostgres();
      const proof = await killRepeatedly({ ...rounds, portal: { databaseUrl: server.url } }).finally(() =>
        server.stop(),
      );
      printFigures(proof);
      faults.push(...proof.faults);
    }
  }

  if (faults.length > 0) throw new Error(`The ledger does not hold what was promised:\n  ${faults.join('\n  ')}`);
}
