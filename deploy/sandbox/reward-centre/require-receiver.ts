import { accountRole } from '@atrium/api';
import type { Account } from '../accounts/tables';
import { Refusal } from '../wire/refusal';

/** @throws Refusal for accounts without promotions: trial accounts and agents of lower levels */
export function requireReceiver({ kind }: Account): void {
  if (kind === 4) throw new Refusal('in_need_true_account');
  if (!accountRole(kind).promotions) throw new Refusal('reward_not_ready');
}
