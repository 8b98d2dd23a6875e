import { sql } from 'drizzle-orm';
import type { Engine, Transaction } from '../engine';
import { DataFolderBroken, DataFolderNewer, SchemaNotOwned } from '../failures';
import { grantPrivileges } from './grant-privileges';
import { readMigrations, type Migration } from './migration-files';

export interface MigrationSet {
  /** The database schema it builds and keeps its version in. */
  schema: string;
  /** Where its numbered SQL files are. */
  folder: string;
  /** The last step to take, where the data are of then; all when left out. */
  upTo?: number;
  /** What only code can do, right after the step of that number and as whole as it. */
  after?: Record<number, (transaction: Transaction) => Promise<void>>;
}

/**
 * Brings one schema to the version this release knows, in one transaction and one process at a time, however many
 * start at once. Rejects with `DataFolderNewer` when the schema is ahead of the code.
 */
export async function migrate(engine: Engine, { schema, folder, upTo, after = {} }: MigrationSet): Promise<void> {
  const known = await readMigrations(folder);
  const restrict = await engine.asOwner(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`migrate ${schema}`}, 0))`);
    const applied = await readApplied(transaction, schema);
    const latest = known.at(-1)?.version ?? 0;
    const found = Math.max(0, ...applied.keys());
    if (found > latest) throw new DataFolderNewer(`The database schema "${schema}"`, found, latest);
    if (upTo !== undefined && upTo > latest)
      throw new DataFolderNewer(`The schema "${schema}" of the backup`, upTo, latest);
    let changed = false;
    const missing = known.filter(({ version }) => !applied.has(version) && version <= (upTo ?? version));
    if (missing.length > 0 && !(await mayChange(transaction, schema))) throw new SchemaNotOwned(schema, found, latest);
    for (const migration of known) {
      if (upTo !== undefined && migration.version > upTo) break;
      const earlier = applied.get(migration.version);
      if (earlier === undefined) {
        await apply(transaction, schema, migration);
        changed = true;
        await after[migration.version]?.(transaction);
      } else if (earlier !== migration.checksum) refuseAltered(schema, migration);
    }
    // An older backup has not all tables yet. Its rows are written by the owner; the next start grants.
    if (upTo !== undefined) return undefined;
    return grantPrivileges(transaction, { schema, folder, changed });
  });
  if (restrict === true) engine.useApplicationRole();
  if (restrict === false) engine.keepLoginRights();
}

/**
 * Reads the checksums of the applied migrations, and creates the schema and its table on a first start.
 *
 * The schema is looked up by a query: its snapshot is taken after the lock was granted. `create schema if not exists`
 * alone decides from the connection's catalog cache, which may be older than that, and then fails with a duplicate key
 * when another process has just created the schema.
 */
async function readApplied(transaction: Transaction, schema: string): Promise<Map<number, string>> {
  const name = sql.identifier(schema);
  const existing = await transaction.execute(sql`select oid from pg_catalog.pg_namespace where nspname = ${schema}`);
  if (existing.rows.length === 0) await transaction.execute(sql`create schema ${name}`);
  const table = await transaction.execute(sql`select from pg_catalog.pg_tables
    where schemaname = ${schema} and tablename = 'migrations'`);
  // A login that may not create tables can start a gateway all the same, once the schema is up to date.
  if (table.rows.length === 0)
    await transaction.execute(sql`
    create table ${name}.migrations (
      version integer primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`);
  const { rows } = await transaction.execute<{ version: number; checksum: string }>(
    sql`select version, checksum from ${name}.migrations`,
  );
  return new Map(rows.map(({ version, checksum }) => [version, checksum]));
}

/** Whether this login owns the schema, or is a member of the role that does. */
async function mayChange(transaction: Transaction, schema: string): Promise<boolean> {
  const { rows } = await transaction.execute(sql`
    select from pg_catalog.pg_namespace where nspname = ${schema} and pg_has_role(current_user, nspowner, 'usage')`);
  return rows.length > 0;
}

async function apply(transaction: Transaction, schema: string, migration: Migration): Promise<void> {
  const name = sql.identifier(schema);
  await transaction.execute(sql.raw(`set local search_path to "${schema}"`));
  await transaction.execute(sql.raw(migration.statements));
  await transaction.execute(sql`
    insert into ${name}.migrations (version, name, checksum)
    values (${migration.version}, ${migration.name}, ${migration.checksum})`);
}

function refuseAltered(schema: string, migration: Migration): never {
  const step = `${migration.version} (${migration.name})`;
  throw new DataFolderBroken(
    `schema "${schema}"`,
    `step ${step} was applied with other contents than this release has`,
  );
}
