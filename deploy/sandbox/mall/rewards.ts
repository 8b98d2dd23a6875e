import { toDecimal } from '@atrium/api';
import { and, asc, count, eq } from 'drizzle-orm';
import type { Backend } from '../backend';
import type { Merchant, Texts } from '../merchants/merchant';
import { rewards, type Reward } from './tables';

/** A page of the merchant's rewards in one language, of one type or of all. */
export async function rewardsOf(
  { engine: { database } }: Backend,
  merchant: Merchant,
  language: string,
  { type, page, size }: { type: string; page: number; size: number },
) {
  const matching = and(eq(rewards.merchant, merchant.code), type === '' ? undefined : eq(rewards.typeId, type));
  const rows = await database
    .select()
    .from(rewards)
    .where(matching)
    .orderBy(asc(rewards.id))
    .limit(size)
    .offset((page - 1) * size);
  const [total] = await database.select({ rewards: count() }).from(rewards).where(matching);
  return {
    content: rows.map((row) => describeReward(row, merchant.currency.code, language as keyof Texts)),
    totalPages: Math.max(1, Math.ceil((total?.rewards ?? 0) / size)),
  };
}

function describeReward(reward: Reward, currency: string, language: keyof Texts) {
  const { mixedMoney } = reward;
  return {
    id: String(reward.id),
    name: reward.names[language],
    price: reward.price,
    mpPointAmount: reward.mixedPoints,
    mpMoneyAmount: mixedMoney === null ? null : toDecimal({ minor: mixedMoney, currency }),
    displayPointMoneyAmt: mixedMoney === null ? 'N' : 'Y',
    inventory: reward.inventory,
    adjustedCount: reward.counted ? reward.redeemed : null,
    description: reward.descriptions[language],
    merchandiseImages: reward.pictures.flatMap((imageUrl, index) => [
      ...(index === 0 ? [{ imageUrl, type: 'S' }] : []),
      { imageUrl, type: 'M' },
    ]),
    imageLink: reward.pictures[0] ?? '',
    type: reward.typeId,
  };
}
