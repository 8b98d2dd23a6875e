import { referralClaim, referralInfo } from '@atrium/api';
import type { Backend } from '../backend';
import type { CustomerCall } from '../wire/call';
import { customerOperation, type Operation } from '../wire/operation';
import { Refusal } from '../wire/refusal';
import { claimReferral, referralOf } from './referral';

/** Referrals; refused where the merchant has none. */
export const referralOperations = (backend: Backend): Operation[] => [
  customerOperation(referralInfo, (_request, call) => {
    requireReferrals(call);
    return referralOf(backend, call.customer.account, call.language);
  }),
  customerOperation(referralClaim, (_request, call) => {
    requireReferrals(call);
    return claimReferral(backend, call);
  }),
];

/** @throws Refusal `in_stay_tuned` */
function requireReferrals({ merchant }: CustomerCall): void {
  if (!merchant.promotions['REFERRAL']?.enabled) throw new Refusal('in_stay_tuned');
}
