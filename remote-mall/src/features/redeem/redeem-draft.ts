import { redeemTextLengths, type RedeemRequest, type RedeemType, type Reward } from '@atrium/api';
import { pointPriceOf, type RewardCost } from '../rewards/reward-price';

/** Input of a redemption. */
export interface RedeemDraft {
  quantity: number;
  redeemType: RedeemType;
  name: string;
  address: string;
  phone: string;
  /** Optional. */
  province: string;
  password: string;
}

/** An empty form; rewards without a price in points alone are paid with points and money. */
export function newDraft(reward: RewardCost): RedeemDraft {
  return {
    quantity: 1,
    redeemType: pointPriceOf(reward) === undefined ? 'PM' : 'P',
    name: '',
    address: '',
    phone: '',
    province: '',
    password: '',
  };
}

/** The request of a draft; with the version of the prices that were shown, where the back end names one. */
export function requestOf(
  draft: RedeemDraft,
  { id, priceVersion }: Pick<Reward, 'id' | 'priceVersion'>,
): RedeemRequest {
  const { quantity, redeemType, password, province } = draft;
  return {
    ...{ rewardId: id, quantity, redeemType, password, province: province.trim(), remarks: remarksOf(draft) },
    ...(priceVersion !== undefined && { priceVersion }),
  };
}

/** Recipient in one line. */
export function remarksOf({ name, address, phone }: Pick<RedeemDraft, 'name' | 'address' | 'phone'>): string {
  return [name, address, phone].map((part) => part.trim()).join(', ');
}

/** Most characters of a text; name, address and phone share one line, of which the address has what is left. */
export function longest(draft: RedeemDraft, field: 'name' | 'address' | 'province'): number {
  const { name, province, remarks } = redeemTextLengths;
  if (field !== 'address') return { name, province }[field];
  return remarks - remarksOf({ ...draft, name: draft.name.trim().slice(0, name), address: '' }).length;
}
