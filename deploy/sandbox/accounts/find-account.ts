import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../engine';
import { accounts, type Account } from './tables';

/** Names are compared without regard to case. */
export async function findAccount(queries: Queries, merchant: string, name: string): Promise<Account | undefined> {
  const [account] = await queries
    .select()
    .from(accounts)
    .where(and(eq(accounts.merchant, merchant), eq(sql`lower(${accounts.name})`, name.trim().toLowerCase())));
  return account;
}

/** Whose mobile number it is; nobody's where several accounts gave it, because it does not say which is meant. */
export async function findAccountByMobile(
  queries: Queries,
  merchant: string,
  mobile: string,
): Promise<Account | undefined> {
  const found = await queries
    .select()
    .from(accounts)
    .where(and(eq(accounts.merchant, merchant), eq(accounts.mobile, mobile.trim())))
    .limit(2);
  return found.length === 1 ? found[0] : undefined;
}
