import type { Account } from '../accounts/tables';

/** A signed-in caller: the account and its session. */
export interface SignedIn {
  account: Account;
  sessionHash: string;
}
