import { sql } from 'drizzle-orm';
import type { Engine } from '../../engine';
import { describeOnEveryEngine, type EngineBench } from '../../engine/testing/every-engine';

/**
 * Runs the same tests on the embedded database and, if a server is installed, on PostgreSQL, each on an empty registry.
 * The first test's registry creates the tables and the others keep them: creating them takes longer than most tests. A
 * test that changes the tables themselves needs `describeOnEveryEngine`.
 */
export function describeRegistryOnEveryEngine(name: string, tests: (bench: EngineBench) => void): void {
  describeOnEveryEngine(name, tests, { empty: deleteRows });
}

/** Deletes all rows except the version of the schema, in one statement, and restarts all numbers. */
async function deleteRows(engine: Engine): Promise<void> {
  await engine.database.execute(sql`
    do $$ declare name text; begin
      -- the registry refuses to delete its history
      perform set_config('session_replication_role', 'replica', true);
      for name in select format('registry.%I', tablename) from pg_tables
        where schemaname = 'registry' and tablename <> 'migrations'
      loop execute 'delete from ' || name; end loop;
      for name in select format('registry.%I', sequencename) from pg_sequences where schemaname = 'registry'
      loop execute format('alter sequence %s restart', name); end loop;
    end $$`);
}
