import type { Transaction } from '../../engine';
import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import { lockLedgerAccounts, postMany } from '../ledger/post-many';
import { publish } from '../live/publish';
import { requirePresent } from '../require-present';
import { balanceChange, passing, postingOfWin, type Wager } from './postings';
import { accountsWithVendorWallet, postingOfMove } from './vendor-wallet';
import { walletOf } from './wallet';

/** A win of one of several accounts. */
export type AccountWin = Omit<Wager, 'vendor'> & { account: Account };

/**
 * Credits wins to what the vendor's games are played from; each customer's pages are told of the sum. Returns the balance
 * after each, in their order.
 */
export async function creditWins(
  backend: Backend,
  transaction: Transaction,
  vendor: string,
  wins: readonly AccountWin[],
): Promise<number[]> {
  const at = new Date(backend.clock());
  const winners = wins.map(({ account }) => account);
  // locked before they are asked for the vendor's wallet: it is opened with the main wallet locked
  await lockLedgerAccounts(
    transaction,
    winners.map((account) => walletOf(backend, account)),
  );
  const passed = await accountsWithVendorWallet(backend, transaction, winners, vendor);
  const postings = wins.map(({ account, ...won }) => {
    const wager = { vendor, ...won };
    const credit = postingOfWin(backend, account, wager);
    return passed.has(account.id) ? [credit, postingOfMove(backend, account, 'to-vendor', passing(wager))] : [credit];
  });
  const posted = await postMany(
    backend,
    transaction,
    postings.flat().map((posting) => ({ ...posting, at })),
  );
  await tellSums(backend, transaction, wins, at);
  let made = 0;
  return postings.map(({ length }) => requirePresent(posted[(made += length) - 1]).toBalance);
}

/** In the order of the accounts, because each one's counter of events stays locked. */
async function tellSums(backend: Backend, transaction: Transaction, wins: readonly AccountWin[], at: Date) {
  const sums = new Map<number, { account: Account; minor: number }>();
  for (const { account, amount } of wins)
    sums.set(account.id, { account, minor: (sums.get(account.id)?.minor ?? 0) + amount });
  const inOrder = [...sums.values()].sort((one, other) => one.account.id - other.account.id);
  for (const { account, minor } of inOrder) {
    const { currency } = walletOf(backend, account);
    await publish(backend, transaction, account.id, balanceChange({ minor, currency }, at, 'win'));
  }
}
