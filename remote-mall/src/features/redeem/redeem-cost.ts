import type { Reward } from '@atrium/api';
import type { Money } from '@atrium/contract';
import { pricesOf } from '../rewards/reward-price';
import type { RedeemDraft } from './redeem-draft';

type Chosen = Pick<RedeemDraft, 'quantity' | 'redeemType'>;

/** Points for the whole quantity. */
export function pointsToPay(reward: Reward, { quantity, redeemType }: Chosen): number {
  const each = redeemType === 'P' ? reward.price : reward.mpPointAmount;
  return (each ?? 0) * quantity;
}

/** Money for the whole quantity; none if paid by points only. */
export function moneyToPay(reward: Reward, { quantity, redeemType }: Chosen, currency: string): Money {
  const each = redeemType === 'P' ? 0 : (pricesOf(reward, currency).mixed?.money.minor ?? 0);
  return { minor: each * quantity, currency };
}
