import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import {
  applicationRole,
  applicationRoleStatements,
  createApplicationRole,
  readApplicationRole,
} from '../application-role';
import type { Transaction } from '../engine';
import { hasCode } from '../error-code';
import { SchemaNotAccessible } from '../failures';

interface GrantOptions {
  schema: string;
  /** Folder of the migrations; `privileges.sql` is next to it and can be run repeatedly. */
  folder: string;
  /** Whether a migration was applied just now, which may have created tables without grants. */
  changed: boolean;
  /** The login of the application's statements, which may be another than the login of the transaction. */
  login: string;
}

/**
 * Grants the application's role the privileges of the schema, and the role to the application's login, if they are
 * missing. Returns whether the login can use the role, and undefined for a schema without `privileges.sql`. Rejects
 * with `SchemaNotAccessible` if the login has no other rights in the schema either.
 */
export async function grantPrivileges(
  transaction: Transaction,
  { schema, folder, changed, login }: GrantOptions,
): Promise<boolean | undefined> {
  const statements = await readFile(join(folder, '../privileges.sql'), 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  });
  // A schema without privileges is for its owner only.
  if (statements === undefined) return undefined;
  const before = await readApplicationRole(transaction, login);
  const { exists, usable } = before.usable ? before : await createApplicationRole(transaction, login);
  if (exists && (changed || !(await isGranted(transaction, schema)))) {
    await transaction.execute(sql.raw(`set local search_path to "${schema}"`));
    await transaction.execute(sql.raw(statements));
  }
  if (!usable && !(await canUseSchema(transaction, schema, login)))
    throw new SchemaNotAccessible(schema, login, applicationRoleStatements(login, before.exists));
  return usable;
}

async function isGranted(transaction: Transaction, schema: string): Promise<boolean> {
  const { rows } = await transaction.execute(sql`
    select from pg_catalog.pg_roles
    where rolname = ${applicationRole} and has_schema_privilege(oid, ${schema}, 'usage')`);
  return rows.length > 0;
}

async function canUseSchema(transaction: Transaction, schema: string, login: string): Promise<boolean> {
  const { rows } = await transaction.execute<{ usable: boolean }>(
    sql`select has_schema_privilege(${login}, ${schema}, 'usage') as usable`,
  );
  return rows[0]?.usable === true;
}
