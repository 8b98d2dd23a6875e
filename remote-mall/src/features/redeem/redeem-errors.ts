import { fieldFault, registrationRule, type Reward } from '@atrium/api';
import type { RegistrationRule } from '@atrium/contract';
import { pointsToPay } from './redeem-cost';
import { longest, type RedeemDraft } from './redeem-draft';

export interface RedeemRules {
  reward: Reward;
  /** Point balance; `undefined` while loading. */
  points: number | undefined;
  /** Whether the merchant requires the payment password. */
  paymentPassword: boolean;
  registration: readonly RegistrationRule[];
}

/** Text keys of errors, by field. */
export type RedeemErrors = Partial<Record<'quantity' | 'name' | 'address' | 'phone' | 'province' | 'password', string>>;

/** Errors of a draft; empty if it is valid. */
export function redeemErrors(draft: RedeemDraft, rules: RedeemRules): RedeemErrors {
  const errors: [keyof RedeemErrors, string | false][] = [
    ['quantity', quantityError(draft, rules)],
    ['name', lengthError(draft, 'name') || (!draft.name.trim() && 'br_enter_plname')],
    ['address', lengthError(draft, 'address') || (!draft.address.trim() && 'br_enter_getaddree')],
    ['province', lengthError(draft, 'province')],
    ['phone', phoneError(draft.phone.trim(), rules.registration)],
    ['password', rules.paymentPassword && !draft.password && 'br_enter_moneypwd'],
  ];
  return Object.fromEntries(errors.filter(([, key]) => key));
}

/** The most pieces that one redemption can have, as far as the reward says. */
export function mostOf({ inventory, perPerson = Infinity }: Reward): number {
  return Math.min(inventory, perPerson);
}

function quantityError(draft: RedeemDraft, rules: RedeemRules): string | false {
  if (rules.reward.inventory === 0) return 'reward.soldOut';
  return !isQuantityValid(draft, rules) && 'br_sqmypaur_twtjtu';
}

function isQuantityValid(draft: RedeemDraft, { reward, points = Infinity }: RedeemRules): boolean {
  const { quantity } = draft;
  const available = Number.isInteger(quantity) && quantity >= 1 && quantity <= mostOf(reward);
  return available && pointsToPay(reward, draft) <= points;
}

function lengthError(draft: RedeemDraft, field: 'name' | 'address' | 'province'): string | false {
  return draft[field].trim().length > longest(draft, field) && 'redeem.long';
}

function phoneError(phone: string, registration: readonly RegistrationRule[]): string | false {
  if (!phone) return 'br_enter_cphone';
  return fieldFault(registrationRule(registration, 'mobileNum'), phone) !== undefined && 'br_enright_cphone';
}
