import { toMoney, type Reward } from '@atrium/api';
import type { Money } from '@atrium/contract';

/** What one piece costs, in each of the ways it is offered. */
export interface RewardPrices {
  /** Points alone. */
  points?: number;
  mixed?: { points: number; money: Money };
}

/** The price in points and money counts only where the merchant shows it, or where there is no other. */
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
