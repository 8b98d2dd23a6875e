import { Client } from 'pg';
import { openEngine } from '../../engine';
import { startPostgres } from '../../engine/testing/start-postgres';
import { ledgerFaults } from '../ledger/ledger-is-balanced';
import { confirmDuePayments } from '../payments/confirm-due-payments';
import { Bench } from './open-bench';
import { seededPostgres } from './seeded-folder';

/** Sandboxes on one PostgreSQL database, each with its own connections and clock. */
export interface Together {
  benches: readonly [Bench, ...Bench[]];
  /** Runs the job that confirms payments, in one of them. Returns how many it confirmed. */
  confirmDuePayments(bench: Bench): Promise<number>;
  /**
   * Ends all connections of a sandbox at once, as the death of its process does: the database rolls back what was not
   * committed, and no answer arrives. It connects again like a new process.
   */
  kill(bench: Bench): Promise<void>;
  ledgerFaults(): Promise<string[]>;
  /** Runs statements one after the other as the owner of the database, on one connection. */
  administer(statements: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** Opens sandboxes as several processes would have them. Check `postgresMissing` first. */
export async function openTogether(count: number): Promise<Together> {
  const first = new Bench();
  const server = await startPostgres(await seededPostgres(first.setting()));
  const nameOf = (index: number) => `sandbox-${index}`;
  const open = async (bench: Bench, index: number) => {
    const databaseUrl = `${server.url}&application_name=${nameOf(index)}`;
    return bench.open({ engine: await openEngine({ databaseUrl, restricted: true }) });
  };
  await open(first, 0);
  const others = await Promise.all(Array.from({ length: count - 1 }, (_, index) => open(new Bench(), index + 1)));
  const benches: Together['benches'] = [first, ...others];
  const administrator = new Client(server.url);
  await administrator.connect();
  return {
    benches,
    confirmDuePayments: ({ backend }) => confirmDuePayments(backend),
    ledgerFaults: async () => (await ledgerFaults(first.engine.database)).map(String),
    administer: async (statements) => {
      for (const statement of statements) await administrator.query(statement);
    },
    kill: async (bench) => {
      const name = nameOf(benches.indexOf(bench));
      await administrator.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [
        name,
      ]);
    },
    close: async () => {
      await administrator.end();
      for (const bench of benches) await bench.close();
      await server.stop();
    },
  };
}
