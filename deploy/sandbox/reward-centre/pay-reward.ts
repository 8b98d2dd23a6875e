import { toDecimal, liveTypes } from '@atrium/api';
import type { Transaction } from '../../engine';
import type { Account } from '../accounts/tables';
import { merchantByCode, type Backend } from '../backend';
import { publish } from '../live/publish';
import { creditReward } from '../wallets/postings';

/**
 * Pays a reward into the wallet and tells the account's tabs. The key is unique in the ledger.
 * @throws Refusal when a door refuses it
 */
export async function payReward(
  backend: Backend,
  transaction: Transaction,
  account: Account,
  { amount, key, reference }: { amount: number; key: string; reference: string },
): Promise<{ amount: string; currency: string }> {
  const currency = merchantByCode(backend, account.merchant).currency.code;
  const paid = toDecimal({ minor: amount, currency });
  await publish(backend, transaction, account.id, {
    type: liveTypes.promotion,
    // the tab that claims shows the amount itself; all others only load again
    popup: false,
    data: { amount: paid, time: backend.clock(), success: true },
  });
  // last, because all rewards of a merchant wait for its row in the ledger
  await creditReward(backend, transaction, account, { amount, key, reference });
  return { amount: paid, currency };
}
