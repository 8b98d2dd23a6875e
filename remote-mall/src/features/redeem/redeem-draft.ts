import type { RedeemRequest, RedeemType, Reward } from '@atrium/api';

/** What a person fills in to take a reward. */
export interface RedeemDraft {
  quantity: number;
  redeemType: RedeemType;
  name: string;
  address: string;
  phone: string;
  /** Empty where it is not needed to find the way. */
  province: string;
  password: string;
}

/** An empty form; what has no price in points alone is taken for points and money. */
export function newDraft({ price }: Pick<Reward, 'price'>): RedeemDraft {
  return {
    quantity: 1,
    redeemType: price === undefined ? 'PM' : 'P',
    name: '',
    address: '',
    phone: '',
    province: '',
    password: '',
  };
}

/** What is sent for a draft. */
export function requestOf(draft: RedeemDraft, rewardId: string): RedeemRequest {
  const { quantity, redeemType, password, province } = draft;
  return { rewardId, quantity, redeemType, password, province: province.trim(), remarks: remarksOf(draft) };
}

/** Whom it goes to, in one line. */
export function remarksOf({ name, address, phone }: Pick<RedeemDraft, 'name' | 'address' | 'phone'>): string {
  return [name, address, phone].map((part) => part.trim()).join(', ');
}
