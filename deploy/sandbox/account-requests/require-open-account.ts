import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../engine';
import { Refusal } from '../wire/refusal';
import { requestsOfAccounts } from './tables';

/** @throws Refusal `account_closed` once a request to close the account was approved */
export async function requireOpenAccount(queries: Queries, accountId: number): Promise<void> {
  const [closed] = await queries
    .select({ id: requestsOfAccounts.id })
    .from(requestsOfAccounts)
    .where(
      and(
        eq(requestsOfAccounts.accountId, accountId),
        eq(requestsOfAccounts.kind, 'close'),
        eq(requestsOfAccounts.status, 'A'),
      ),
    )
    .limit(1);
  if (closed) throw new Refusal('account_closed');
}
