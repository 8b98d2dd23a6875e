import type { Backend } from '../backend';
import { demoOffers } from './demo-offers';
import { promoCodes, rewardOffers } from './tables';

/** From when offers are in force. */
const firstDay = new Date(Date.UTC(2026, 0, 1));

/** What one unit of the demo amounts is worth in minor units, by currency. */
const units: Readonly<Record<string, number>> = { CNY: 100, THB: 500, JPY: 20 };
const otherUnit = 100;

/** Creates the missing reward offers and the promo code of each merchant; changed ones stay as they are. */
export async function seedOffers({ engine, merchants }: Backend): Promise<void> {
  const all = [...merchants.values()].map(({ code, currency }) => ({
    merchant: code,
    unit: units[currency.code] ?? otherUnit,
  }));
  if (all.length === 0) return;
  const offers = all.flatMap(({ merchant, unit }) =>
    demoOffers.map(({ amounts, goal = 0, goalIsMoney = false, ...offer }) => ({
      merchant,
      ...offer,
      amounts: amounts.map((amount) => amount * unit),
      goal: goalIsMoney ? goal * unit : goal,
      startsAt: firstDay,
    })),
  );
  await engine.database.insert(rewardOffers).values(offers).onConflictDoNothing();
  await engine.database
    .insert(promoCodes)
    .values(
      all.map(({ merchant, unit }) => ({
        merchant,
        code: 'WELCOME',
        amount: 8 * unit,
        usesLeft: 1_000,
        startsAt: firstDay,
      })),
    )
    .onConflictDoNothing();
}
