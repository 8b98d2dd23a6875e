import { sql } from 'drizzle-orm';
import type { Transaction } from './engine';
import { sqlState, sqlStates } from './sql-state';

/**
 * The role that the application's statements run as. It owns nothing and has only the privileges that each schema's
 * `privileges.sql` grants, so that the database itself refuses what the application never does, such as changing a
 * balance.
 */
export const applicationRole = 'atrium_application';

/** The SQL with which an administrator lets the login run statements as the role. */
export function applicationRoleStatements(login: string, exists: boolean): string {
  const create = exists ? '' : `create role ${applicationRole} nologin; `;
  return `${create}grant ${applicationRole} to "${login.replaceAll('"', '""')}";`;
}

/** Warns an operator that the database does not limit what the application may do, and how to enable the limit. */
export function unrestrictedWarning(): string {
  return (
    `The login of DATABASE_URL can neither create nor use the role ${applicationRole}, so the database does not ` +
    'stop the portal from changing balances and old postings. As an administrator run: ' +
    `create role ${applicationRole} nologin; grant ${applicationRole} to LOGIN; then restart.`
  );
}

interface RoleStatus {
  exists: boolean;
  /** Whether statements of the login can run as the role. */
  usable: boolean;
}

export async function readApplicationRole(transaction: Transaction, login: string): Promise<RoleStatus> {
  const { rows } = await transaction.execute<{ usable: boolean }>(sql`
    select pg_has_role(${login}, oid, 'member') as usable from pg_catalog.pg_roles where rolname = ${applicationRole}`);
  return { exists: rows.length > 0, usable: rows[0]?.usable ?? false };
}

/**
 * Creates the role if it is missing, and grants it to the login that the application's statements use, as far as the
 * login of the transaction may do both. Otherwise an administrator can: `applicationRoleStatements`.
 */
export async function createApplicationRole(transaction: Transaction, login: string): Promise<RoleStatus> {
  const role = sql.raw(applicationRole);
  await transaction.execute(sql`
    do $$ begin
      if not exists (select from pg_catalog.pg_roles where rolname = '${role}') then
        create role ${role} nologin;
      end if;
    exception
      when insufficient_privilege then raise notice 'this login may not create the role ${role}';
      -- another process, or another database of the same server, was first
      when duplicate_object or unique_violation then null;
    end $$`);
  const created = await readApplicationRole(transaction, login);
  if (!created.exists || created.usable) return created;
  try {
    // a savepoint, because a refused grant must not fail the migration
    await transaction.transaction((inner) => inner.execute(sql`grant ${role} to ${sql.identifier(login)}`));
  } catch (error) {
    const state = sqlState(error);
    // with a unique violation, another process granted it first
    if (state !== sqlStates.insufficientPrivilege && state !== sqlStates.uniqueViolation) throw error;
  }
  return readApplicationRole(transaction, login);
}
