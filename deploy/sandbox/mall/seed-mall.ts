import { currencyDigits } from '@atrium/api';
import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../engine';
import { accounts } from '../accounts/tables';
import type { Backend } from '../backend';
import { ledgerTransactions } from '../ledger/tables';
import type { Merchant } from '../merchants/merchant';
import { demoRewards } from './demo-rewards';
import { giveOpeningPoints, openingPointsKey } from './opening-points';
import { pointRulesOf } from './point-rules';
import { rewards } from './tables';

/** Creates missing rewards for each merchant with a mall, and missing opening points of the demo accounts. */
export async function seedMall(backend: Backend): Promise<void> {
  for (const merchant of backend.merchants.values()) {
    if (!merchant.remotes.includes('mall')) continue;
    await backend.engine.transaction(async (transaction) => {
      await createRewards(transaction, merchant);
      await grantOpeningPoints(backend, transaction, merchant);
    });
  }
}

async function createRewards(transaction: Transaction, merchant: Merchant): Promise<void> {
  const scale = 10 ** currencyDigits(merchant.currency.code);
  await transaction
    .insert(rewards)
    .values(
      demoRewards.map(({ code, typeId, names, descriptions, price, mixed, inventory, redeemed }) => ({
        ...{ merchant: merchant.code, code, typeId, names, descriptions, inventory },
        pictures: [`art:${code}`],
        price: price ?? null,
        mixedPoints: mixed?.points ?? null,
        mixedMoney: mixed ? mixed.money * scale : null,
        redeemed: redeemed ?? 0,
        counted: redeemed !== undefined,
      })),
    )
    .onConflictDoNothing();
}

async function grantOpeningPoints(backend: Backend, transaction: Transaction, { code }: Merchant): Promise<void> {
  const { opening } = pointRulesOf(code);
  const owners = await transaction
    .select({ id: accounts.id, merchant: accounts.merchant, name: accounts.name })
    .from(accounts)
    .where(and(eq(accounts.merchant, code), inArray(accounts.name, [...Object.keys(opening), ''])))
    // two processes that start together grant them once
    .for('update');
  for (const owner of owners) {
    const given = await transaction
      .select({ id: ledgerTransactions.id })
      .from(ledgerTransactions)
      .where(eq(ledgerTransactions.idempotencyKey, openingPointsKey(owner)));
    const amount = opening[owner.name] ?? 0;
    if (given.length > 0 || amount === 0) continue;
    await giveOpeningPoints(backend, transaction, owner, amount);
  }
}
