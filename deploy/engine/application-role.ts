import { sql } from 'drizzle-orm';
import type { Queries, Transaction } from './engine';

/**
 * The role that the application's statements run as. It owns nothing and has only the privileges that each schema's
 * `privileges.sql` grants, so that the database itself refuses what the application never does, such as changing a
 * balance.
 */
export const applicationRole = 'atrium_application';

/** Warns an operator that the database does not limit what the application may do, and how to enable the limit. */
export function unrestrictedWarning(): string {
  return (
    `The login of DATABASE_URL can neither create nor use the role ${applicationRole}, so the database does not ` +
    'stop the portal from changing balances and old postings. As an administrator run: ' +
    `create role ${applicationRole} nologin; grant ${applicationRole} to LOGIN; then restart.`
  );
}

/**
 * Creates the role if it is missing and this login may create roles. Otherwise an administrator can create it:
 * `create role atrium_application nologin; grant atrium_application to LOGIN`.
 */
export async function createApplicationRole(transaction: Transaction): Promise<void> {
  const role = sql.raw(applicationRole);
  await transaction.execute(sql`
    do $$ begin
      if not exists (select from pg_catalog.pg_roles where rolname = '${role}') then
        create role ${role} nologin;
        grant ${role} to current_user;
      end if;
    exception
      when insufficient_privilege then raise notice 'this login may not create the role ${role}';
      -- another process, or another database of the same server, was first
      when duplicate_object or unique_violation then null;
    end $$`);
}

/** Whether statements of this login can run as the application's role. */
export async function canUseApplicationRole(queries: Queries): Promise<boolean> {
  const { rows } = await queries.execute(sql`
    select from pg_catalog.pg_roles where rolname = ${applicationRole} and pg_has_role(session_user, oid, 'member')`);
  return rows.length > 0;
}
