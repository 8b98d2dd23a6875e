import type { Merchant } from '../../merchants/merchant';
import type { GameState } from './contract';
import { defaultReturn } from './prize';

/** Prices and limits of the provider at a merchant, in minor units of its currency. */
export interface BetTerms {
  units: number[];
  returnRate: number;
  limits: GameState['limits'];
}

/** Lowest stakes of the merchant that are units. */
const unitCount = 4;

export function betTermsOf({ stakes, lotteryReturn = defaultReturn }: Merchant): BetTerms {
  const units = stakes.slice(0, unitCount);
  const [lowest] = stakes;
  return {
    units,
    returnRate: lotteryReturn,
    limits: {
      lines: 200,
      multiple: 1_000,
      issues: 10,
      minimumStake: lowest,
      maximumStake: lowest * 20_000,
      maximumPrize: lowest * 2_000_000,
    },
  };
}
