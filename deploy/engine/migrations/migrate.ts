import { sql } from 'drizzle-orm';
import type { Engine, Transaction } from '../engine';
import { applicationRoleStatements, readApplicationRole } from '../application-role';
import { DataFolderBroken, DataFolderNewer, SchemaNotAccessible, SchemaNotOwned } from '../failures';
import { sqlState, sqlStates } from '../sql-state';
import { grantPrivileges } from './grant-privileges';
import { checksumPrefix, readMigrations, type Migration } from './migration-files';

export interface MigrationSet {
  /** The database schema to migrate; it also stores its version. */
  schema: string;
  /** Folder of the numbered SQL files. */
  folder: string;
  /** The last version to apply, for data of an earlier version; defaults to the latest. */
  upTo?: number;
  /** Migrations in code: each runs right after the file with that version, in the same transaction. */
  after?: Record<number, (transaction: Transaction) => Promise<void>>;
}

/**
 * Migrates one schema to the latest version, in one transaction and one process at a time. Rejects with
 * `DataFolderNewer` if the schema is newer than this release, with `SchemaNotOwned` if this login may not migrate, and
 * with `SchemaNotAccessible` if the application's login has no rights in the schema.
 */
export async function migrate(engine: Engine, { schema, folder, upTo, after = {} }: MigrationSet): Promise<void> {
  const known = await readMigrations(folder);
  const login = await readLogin(engine);
  const restrict = await engine.asOwner(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`migrate ${schema}`}, 0))`);
    const latest = known.at(-1)?.version ?? 0;
    if (!(await isPresent(transaction, schema))) await createSchema(transaction, schema, latest);
    const applied = await readApplied(transaction, schema);
    const found = Math.max(0, ...applied.keys());
    if (found > latest) throw new DataFolderNewer(`The database schema "${schema}"`, found, latest);
    if (upTo !== undefined && upTo > latest)
      throw new DataFolderNewer(`The schema "${schema}" of the backup`, upTo, latest);
    let changed = false;
    const missing = known.filter(({ version }) => !applied.has(version) && version <= (upTo ?? version));
    if (missing.length > 0 && !(await canChange(transaction, schema))) throw new SchemaNotOwned(schema, found, latest);
    for (const migration of known) {
      if (upTo !== undefined && migration.version > upTo) break;
      const earlier = applied.get(migration.version);
      if (earlier === undefined) {
        await apply(transaction, schema, migration);
        changed = true;
        await after[migration.version]?.(transaction);
      } else if (earlier !== migration.checksum) {
        if (earlier.startsWith(checksumPrefix)) refuseAltered(schema, migration);
        if (await canChange(transaction, schema)) await replaceChecksum(transaction, schema, migration);
      }
    }
    // An older backup lacks some tables. The owner restores its rows; the next start grants privileges.
    if (upTo !== undefined) return undefined;
    return grantPrivileges(transaction, { schema, folder, changed, login });
  });
  if (restrict === true) engine.useApplicationRole();
  if (restrict === false) engine.keepLoginRights();
}

/**
 * Whether the schema exists. A query looks it up, because its snapshot is taken after the lock was granted. `create
 * schema if not exists` decides from the connection's catalog cache, which may be older, and fails with a duplicate key
 * if another process has just created the schema.
 * @throws SchemaNotAccessible if the login cannot even read the version of the schema
 */
async function isPresent(transaction: Transaction, schema: string): Promise<boolean> {
  const { rows } = await transaction.execute<{ login: string; usable: boolean }>(sql`
    select session_user as login, has_schema_privilege(oid, 'usage') as usable
    from pg_catalog.pg_namespace where nspname = ${schema}`);
  const [found] = rows;
  if (found && !found.usable) {
    const { exists } = await readApplicationRole(transaction, found.login);
    throw new SchemaNotAccessible(schema, found.login, applicationRoleStatements(found.login, exists));
  }
  return found !== undefined;
}

async function createSchema(transaction: Transaction, schema: string, latest: number): Promise<void> {
  try {
    await transaction.execute(sql`create schema ${sql.identifier(schema)}`);
  } catch (error) {
    if (sqlState(error) === sqlStates.insufficientPrivilege) throw new SchemaNotOwned(schema, 0, latest);
    throw error;
  }
}

/** The login of the application's statements, also where migrations use another. */
async function readLogin({ database }: Engine): Promise<string> {
  const { rows } = await database.execute<{ login: string }>(sql`select session_user as login`);
  return rows[0]?.login ?? '';
}

/** Reads the checksums of the applied migrations, and creates their table on a first start. */
async function readApplied(transaction: Transaction, schema: string): Promise<Map<number, string>> {
  const name = sql.identifier(schema);
  const table = await transaction.execute(sql`select from pg_catalog.pg_tables
    where schemaname = ${schema} and tablename = 'migrations'`);
  // A login without the right to create tables can start a gateway if the schema is up to date.
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

/** Whether this login owns the schema or is a member of its owner role. */
async function canChange(transaction: Transaction, schema: string): Promise<boolean> {
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

async function replaceChecksum(transaction: Transaction, schema: string, migration: Migration): Promise<void> {
  await transaction.execute(sql`
    update ${sql.identifier(schema)}.migrations set checksum = ${migration.checksum}
    where version = ${migration.version}`);
}

function refuseAltered(schema: string, migration: Migration): never {
  const file = `${migration.version} (${migration.name})`;
  throw new DataFolderBroken(
    `schema "${schema}"`,
    `migration ${file} was applied with other contents than this release has`,
  );
}
