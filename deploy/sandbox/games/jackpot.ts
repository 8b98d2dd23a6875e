import { gamesJackpot, toDecimal } from '@atrium/api';
import { jackpotCurrency } from '@atrium/api/figures';
import { eq } from 'drizzle-orm';
import type { Backend } from '../backend';
import { publicOperation, type Operation } from '../wire/operation';
import { jackpots } from './tables';

/** Minor units of THB, by merchant; the others have no jackpot of their own. */
const demoJackpots: Readonly<Record<string, number>> = { aurora: 4_821_355_025 };

/** The stored jackpot; null at a merchant without one, and in another currency. */
export const jackpotOperations = ({ engine }: Backend): Operation[] => [
  publicOperation(gamesJackpot, async ({ currency }, { merchant }) => {
    if (currency !== jackpotCurrency) return null;
    const [stored] = await engine.database.select().from(jackpots).where(eq(jackpots.merchant, merchant.code));
    return stored ? toDecimal({ minor: stored.amount, currency }) : null;
  }),
];

/** Creates missing jackpots of the demo merchants. */
export async function seedJackpots({ engine, merchants }: Backend): Promise<void> {
  const rows = [...merchants.values()].flatMap(({ code: merchant }) => {
    const amount = demoJackpots[merchant];
    return amount === undefined ? [] : [{ merchant, amount }];
  });
  if (rows.length > 0) await engine.database.insert(jackpots).values(rows).onConflictDoNothing();
}
