import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../engine';
import { canonicalName } from './canonical-name';
import { accounts, type Account } from './tables';

/** Names are compared case-insensitively. */
export async function findAccount(queries: Queries, merchant: string, name: string): Promise<Account | undefined> {
  const [account] = await queries
    .select()
    .from(accounts)
    .where(and(eq(accounts.merchant, merchant), eq(sql`lower(${accounts.name})`, canonicalName(name))));
  return account;
}
