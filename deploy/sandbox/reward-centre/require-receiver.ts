import { accountRole } from '@atrium/api';
import type { Account } from '../accounts/tables';
import { Refusal } from '../wire/refusal';

/** Whether rewards are for the account: trial accounts and agents of lower levels have none. */
export function mayHaveRewards({ kind }: Pick<Account, 'kind'>): boolean {
  return accountRole(kind).promotions;
}

/** @throws Refusal for accounts without rewards */
export function requireReceiver(account: Account): void {
  if (account.kind === 4) throw new Refusal('in_need_true_account');
  if (!mayHaveRewards(account)) throw new Refusal('reward_not_ready');
}
