import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { applicationRole, makeApplicationRole, canUseApplicationRole } from '../application-role';
import type { Transaction } from '../engine';
import { hasCode } from '../error-code';

interface GrantOptions {
  schema: string;
  /** Of the migrations; `privileges.sql` is beside them, and grants everything each time it is run. */
  folder: string;
  /** Whether a step was applied just now, which may have made tables nothing is granted on yet. */
  changed: boolean;
}

/**
 * Grants the application's role what the schema says, where that is missing. Answers whether the role can be taken;
 * undefined for a schema that says nothing of it.
 */
export async function grantPrivileges(
  transaction: Transaction,
  { schema, folder, changed }: GrantOptions,
): Promise<boolean | undefined> {
  const statements = await readFile(join(folder, '../privileges.sql'), 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  });
  // A schema that says nothing is for its owner alone.
  if (statements === undefined) return undefined;
  if (changed || !(await isGranted(transaction, schema))) {
    await makeApplicationRole(transaction);
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
