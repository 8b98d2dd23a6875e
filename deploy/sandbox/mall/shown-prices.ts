import { eq, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../engine';
import type { Account } from '../accounts/tables';
import { shownPrices } from './tables';

/** Remembers the prices that an account is shown, as versions by the id of the reward. */
export async function rememberShownPrices(
  queries: Queries,
  { id }: Pick<Account, 'id'>,
  versions: Readonly<Record<string, string>>,
): Promise<void> {
  const { versions: known } = shownPrices;
  await queries
    .insert(shownPrices)
    .values({ accountId: id, versions })
    .onConflictDoUpdate({
      target: shownPrices.accountId,
      set: { versions: sql`${known} || excluded.versions` },
      // most lists show what the last one showed
      setWhere: sql`not ${known} @> excluded.versions`,
    });
}

/** The version of the prices of a reward that the account was last shown; undefined when it was shown none. */
export async function shownPriceOf(
  transaction: Transaction,
  { id }: Pick<Account, 'id'>,
  reward: { id: number },
): Promise<string | undefined> {
  const [row] = await transaction.select().from(shownPrices).where(eq(shownPrices.accountId, id));
  return row?.versions[String(reward.id)];
}
