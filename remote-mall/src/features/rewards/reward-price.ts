import { toMoney, type Reward } from '@atrium/api';
import type { Money } from '@atrium/contract';

/** Prices of one piece by payment. */
export interface RewardPrices {
  /** Points only. */
  points?: number;
  /** Points and money; either may be zero, for a reward that costs only the other. */
  mixed?: { points: number; money: Money };
}

/** The fields with prices. */
export type RewardCost = Pick<Reward, 'price' | 'mpPointAmount' | 'mpMoneyAmount'>;

/** The price in points alone; back ends also write 0 for a reward that has only the other price. */
export function pointPriceOf({ price, mpPointAmount = 0, mpMoneyAmount }: RewardCost): number | undefined {
  return price === 0 && (costsMoney({ mpMoneyAmount }) || mpPointAmount > 0) ? undefined : price;
}

/** Back ends also write 0 for a reward that costs no money. */
function costsMoney({ mpMoneyAmount }: Pick<Reward, 'mpMoneyAmount'>): boolean {
  return Number(mpMoneyAmount ?? 0) > 0;
}

/** Prices of a reward. Points and money are offered if the merchant shows that price or there is no other. */
export function pricesOf(reward: Reward, currency: string): RewardPrices {
  const { mpPointAmount, mpMoneyAmount, displayPointMoneyAmt } = reward;
  const points = pointPriceOf(reward);
  const known = costsMoney(reward) || (points === undefined && mpPointAmount !== undefined);
  const offered = known && (displayPointMoneyAmt || points === undefined);
  return {
    ...(points !== undefined && { points }),
    ...(offered && { mixed: { points: mpPointAmount ?? 0, money: toMoney(mpMoneyAmount ?? '0', currency) } }),
  };
}
