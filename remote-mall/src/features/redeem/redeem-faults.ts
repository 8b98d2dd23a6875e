import type { Reward } from '@atrium/api';
import type { RegistrationRule } from '@atrium/contract';
import { phoneFits } from './phone-rule';
import { pointsToPay } from './redeem-cost';
import type { RedeemDraft } from './redeem-draft';

export interface RedeemRules {
  reward: Reward;
  /** Points there are; undefined while that is not known. */
  points: number | undefined;
  /** Whether the merchant asks for the payment password. */
  paymentPassword: boolean;
  registration: readonly RegistrationRule[];
}

/** Keys of what is wrong, by field. */
export type RedeemFaults = Partial<Record<'quantity' | 'name' | 'address' | 'phone' | 'password', string>>;

/** What keeps a draft from being sent; empty when nothing does. */
export function faultsOf(draft: RedeemDraft, rules: RedeemRules): RedeemFaults {
  const found: [keyof RedeemFaults, string | false][] = [
    ['quantity', !quantityFits(draft, rules) && 'br_sqmypaur_twtjtu'],
    ['name', !draft.name.trim() && 'br_enter_plname'],
    ['address', !draft.address.trim() && 'br_enter_getaddree'],
    ['phone', phoneFault(draft.phone.trim(), rules.registration)],
    ['password', rules.paymentPassword && !draft.password && 'br_enter_moneypwd'],
  ];
  return Object.fromEntries(found.filter(([, key]) => key));
}

function quantityFits(draft: RedeemDraft, { reward, points = Infinity }: RedeemRules): boolean {
  const { quantity } = draft;
  const there = Number.isInteger(quantity) && quantity >= 1 && quantity <= reward.inventory;
  return there && pointsToPay(reward, draft) <= points;
}

function phoneFault(phone: string, registration: readonly RegistrationRule[]): string | false {
  if (!phone) return 'br_enter_cphone';
  return !phoneFits(phone, registration) && 'br_enright_cphone';
}
