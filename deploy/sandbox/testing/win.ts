import type { Transaction } from '../../engine';
import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import { onlyRow } from '../database/only-row';
import { creditWins } from '../wallets/credit-wins';
import type { Wager } from '../wallets/postings';

/** Credits a win as the wallet does. Returns the new balance of what the vendor's games are played from. */
export async function win(backend: Backend, transaction: Transaction, account: Account, wager: Wager): Promise<number> {
  const { vendor, amount, key, round } = wager;
  return onlyRow(await creditWins(backend, transaction, vendor, [{ account, amount, key, round }]));
}
