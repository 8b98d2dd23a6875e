import { postgresMissing, startPostgres } from '@atrium/deploy/start-postgres';
import { skipPostgres } from '../support/skip-postgres';
import { printFigures } from './registry/figures';
import { registryOptions } from './registry/options';
import { workAndKill } from './registry/work-and-kill';

/**
 * Clients publish, promote and roll back through two processes on one PostgreSQL, while one or the other is killed,
 * again and again; then what they were told is held against the history.
 * @throws when an invariant is broken; never because of a time
 */
export async function prove(args: string[]): Promise<void> {
  const options = registryOptions(args);
  const missing = postgresMissing();
  if (missing) return skipPostgres('The registry', missing, options.allowSkips);
  console.log(`\n${options.clients} clients, ${options.kills} kills (--seed ${options.seed})`);
  const server = await startPostgres();
  const log = (line: string) => console.log(line);
  const proof = await workAndKill({ ...options, databaseUrl: server.url, log }).finally(() => server.stop());
  printFigures(proof);
  if (proof.faults.length > 0)
    throw new Error(`The registry does not hold what was promised:\n  ${proof.faults.slice(0, 40).join('\n  ')}`);
}
