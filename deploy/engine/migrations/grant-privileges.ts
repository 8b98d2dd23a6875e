import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { applicationRole, createApplicationRole, canUseApplicationRole } from '../application-role';
import type { Transaction } from '../engine';
import { hasCode } from '../error-code';

interface GrantOptions {
  schema: string;
  /** Folder of the migrations; `privileges.sql` is next to it and can be run repeatedly. */
  folder: string;
  /** Whether a migration was applied just now, which may have created tables without grants. */
  changed: boolean;
}

/**
 * Grants the application's role the privileges of the schema if they are missing. Returns whether the login can use the
 * role; undefined for a schema without `privileges.sql`.
 */
export async function grantPrivileges(
  transaction: Transaction,
  { schema, folder, changed }: GrantOptions,
): Promise<boolean | undefined> {
  const statements = await readFile(join(folder, '../privileges.sql'), 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  });
  // A schema without privileges is for its owner only.
  if (statements === undefined) return undefined;
  if (changed || !(await isGranted(transaction, schema))) {
    await createApplicationRole(transaction);
    if (!(await roleExists(transaction))) return false;
    await transaction.execute(sql.raw(`set local search_path to "${schema}"`));
    await transaction.execute(sql.raw(statements));
  }
  return canUseApplicationRole(transaction);
}

async function roleExists(transaction: Transaction): Promise<boolean> {
  const { rows } = await transaction.execute(sql`select from pg_catalog.pg_roles where rolname = ${applicationRole}`);
  return rows.length > 0;
}

async function isGranted(transaction: Transaction, schema: string): Promise<boolean> {
  const { rows } = await transaction.execute(sql`
    select from pg_catalog.pg_roles
    where rolname = ${applicationRole} and has_schema_privilege(oid, ${schema}, 'usage')`);
  return rows.length > 0;
}
