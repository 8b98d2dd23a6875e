import { accountRole } from '@atrium/api';
import type { Backend } from '../backend';
import { isSwitchOn } from '../control/switches';
import type { CustomerCall } from '../wire/call';
import { Refusal } from '../wire/refusal';

/**
 * Refuses accounts that have no payments to confirm, and all at merchants where members do not pay each other.
 * @throws Refusal
 */
export async function requireMemberPayments(
  backend: Backend,
  { merchant, customer }: Pick<CustomerCall, 'merchant' | 'customer'>,
): Promise<void> {
  if (!accountRole(customer.account.kind).promotions || !(await isSwitchOn(backend, merchant, 'C2CPAY3')))
    throw new Refusal('in_stay_tuned');
}
