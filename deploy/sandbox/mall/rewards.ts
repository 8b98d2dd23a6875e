import { toDecimal } from '@atrium/api';
import { and, asc, count, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Backend } from '../backend';
import type { Merchant } from '../merchants/merchant';
import { textIn } from '../merchants/some-texts';
import { priceVersion } from './price-version';
import { rewards, type Reward } from './tables';

/** A page of the merchant's rewards that are on sale, in one language, of one type or of all. */
export async function rewardsOf(
  { engine: { database }, clock }: Backend,
  merchant: Merchant,
  language: string,
  { type, page, size }: { type: string; page: number; size: number },
) {
  const now = new Date(clock());
  const matching = and(
    eq(rewards.merchant, merchant.code),
    or(isNull(rewards.startsAt), lte(rewards.startsAt, now)),
    or(isNull(rewards.endsAt), gt(rewards.endsAt, now)),
    type === '' ? undefined : eq(rewards.typeId, type),
  );
  const rows = await database
    .select()
    .from(rewards)
    .where(matching)
    .orderBy(asc(rewards.position), asc(rewards.id))
    .limit(size)
    .offset((page - 1) * size);
  const [total] = await database.select({ rewards: count() }).from(rewards).where(matching);
  return {
    content: rows.map((row) => describeReward(row, merchant.currency.code, language)),
    totalPages: Math.max(1, Math.ceil((total?.rewards ?? 0) / size)),
  };
}

function describeReward(reward: Reward, currency: string, language: string) {
  const { mixedMoney } = reward;
  return {
    id: String(reward.id),
    name: textIn(reward.names, language),
    price: reward.price,
    mpPointAmount: reward.mixedPoints,
    mpMoneyAmount: mixedMoney === null ? null : toDecimal({ minor: mixedMoney, currency }),
    displayPointMoneyAmt: mixedMoney === null ? 'N' : 'Y',
    inventory: reward.inventory,
    adjustedCount: reward.counted ? reward.redeemed : null,
    perPerson: reward.perPerson,
    endsAt: reward.endsAt?.getTime() ?? null,
    description: textIn(reward.descriptions, language),
    merchandiseImages: reward.pictures.flatMap((imageUrl, index) => [
      ...(index === 0 ? [{ imageUrl, type: 'S' }] : []),
      { imageUrl, type: 'M' },
    ]),
    imageLink: reward.pictures[0] ?? '',
    type: reward.typeId,
    priceVersion: priceVersion(reward),
  };
}
