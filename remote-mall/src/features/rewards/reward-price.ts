import { toMoney, type Reward } from '@atrium/api';
import type { Money } from '@atrium/contract';

/** Prices of one piece by payment. */
export interface RewardPrices {
  /** Points only. */
  points?: number;
  mixed?: { points: number; money: Money };
}

/** Prices of a reward. Points and money are offered if the merchant shows that price or there is no other. */
export function pricesOf(
  { price, mpPointAmount, mpMoneyAmount, displayPointMoneyAmt }: Reward,
  currency: string,
): RewardPrices {
  const offered = displayPointMoneyAmt || price === undefined;
  return {
    ...(price !== undefined && { points: price }),
    ...(offered &&
      mpPointAmount !== undefined &&
      typeof mpMoneyAmount === 'string' && {
        mixed: { points: mpPointAmount, money: toMoney(mpMoneyAmount, currency) },
      }),
  };
}
