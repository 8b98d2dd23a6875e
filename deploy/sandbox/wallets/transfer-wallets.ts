import { randomUUID } from 'node:crypto';
import { liveTypes, toDecimal } from '@atrium/api';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../engine';
import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import { isSwitchOn } from '../control/switches';
import { exactlyOnce } from '../ledger/exactly-once';
import { lockLedgerAccount } from '../ledger/ledger-account';
import { InsufficientFunds } from '../ledger/post';
import { publish } from '../live/publish';
import type { Merchant } from '../merchants/merchant';
import type { CustomerCall } from '../wire/call';
import { Refusal } from '../wire/refusal';
import { openVendorWallets } from './tables';
import { transferAmount } from './transfer-amount';
import { moveMoney, vendorWalletOf } from './vendor-wallet';
import { walletOf } from './wallet';

/** Id of the main wallet; the others have the code of their vendor. */
export const mainWallet = 'main';

/** Moves an amount between the main wallet and that of a vendor, once per idempotency key. @throws Refusal */
export async function transferBetweenWallets(
  backend: Backend,
  call: CustomerCall,
  request: { from: string; to: string; amount: string },
): Promise<object> {
  const {
    merchant,
    customer: { account },
  } = call;
  await requireSeveralWallets(backend, merchant, account);
  const amount = transferAmount(merchant, request.amount);
  const direction = request.from === mainWallet ? 'to-vendor' : 'to-main';
  const vendor = direction === 'to-vendor' ? request.to : request.from;
  const other = direction === 'to-vendor' ? request.from : request.to;
  if (amount === undefined || other !== mainWallet || !merchant.vendors.includes(vendor))
    throw new Refusal('request_invalid');
  const once = { scope: `wallets:${account.id}`, key: call.idempotencyKey, payload: request };
  try {
    return await exactlyOnce(backend, once, async (transaction) => {
      const key = `${once.scope}:${once.key}`;
      const rest = await moveMoney(backend, transaction, account, direction, { vendor, reason: 'moved', amount, key });
      if (direction === 'to-vendor') await openWallet(transaction, account, vendor);
      else if (rest === 0) await closeWallet(transaction, account, vendor);
      await publishMove(backend, transaction, account, merchant, amount);
      return {};
    });
  } catch (error) {
    if (error instanceof InsufficientFunds) throw new Refusal('money_not_enough');
    throw error;
  }
}

/** Empties every vendor's wallet into the main one, once per idempotency key. @throws Refusal */
export async function bringAllBack(backend: Backend, call: CustomerCall): Promise<{ amount: string }> {
  const {
    merchant,
    customer: { account },
  } = call;
  await requireSeveralWallets(backend, merchant, account);
  const once = { scope: `wallets:${account.id}`, key: call.idempotencyKey, payload: 'bring-back' };
  return exactlyOnce(backend, once, async (transaction) => {
    await lockLedgerAccount(transaction, walletOf(backend, account));
    const open = await transaction
      .select()
      .from(openVendorWallets)
      .where(eq(openVendorWallets.accountId, account.id))
      .orderBy(openVendorWallets.vendor);
    let total = 0;
    for (const { vendor } of open) {
      const { balance: amount } = await lockLedgerAccount(transaction, vendorWalletOf(backend, account, vendor));
      const key = `${once.scope}:${once.key}:${vendor}`;
      if (amount > 0)
        await moveMoney(backend, transaction, account, 'to-main', { vendor, reason: 'moved', amount, key });
      await closeWallet(transaction, account, vendor);
      total += amount;
    }
    if (total > 0) await publishMove(backend, transaction, account, merchant, total);
    return { amount: toDecimal({ minor: total, currency: merchant.currency.code }) };
  });
}

/** Moves the whole main wallet to a vendor, which the person has confirmed at the launch of a game. */
export async function moveAllToVendor(
  backend: Backend,
  merchant: Merchant,
  account: Account,
  vendor: string,
): Promise<void> {
  if (merchant.singleWallet) return;
  await backend.engine.transaction(async (transaction) => {
    const { balance: amount } = await lockLedgerAccount(transaction, walletOf(backend, account));
    if (amount === 0) return;
    const key = `wallets:${account.id}:launch:${randomUUID()}`;
    await moveMoney(backend, transaction, account, 'to-vendor', { vendor, reason: 'moved', amount, key });
    await openWallet(transaction, account, vendor);
    await publishMove(backend, transaction, account, merchant, amount);
  });
}

async function requireSeveralWallets(backend: Backend, merchant: Merchant, account: Account): Promise<void> {
  if (account.kind === 4) throw new Refusal('in_need_true_account');
  if (merchant.singleWallet || !(await isSwitchOn(backend, merchant, 'MYWALL'))) throw new Refusal('in_stay_tuned');
}

async function openWallet(transaction: Transaction, account: Account, vendor: string): Promise<void> {
  await transaction.insert(openVendorWallets).values({ accountId: account.id, vendor }).onConflictDoNothing();
}

async function closeWallet(transaction: Transaction, account: Account, vendor: string): Promise<void> {
  await transaction
    .delete(openVendorWallets)
    .where(and(eq(openVendorWallets.accountId, account.id), eq(openVendorWallets.vendor, vendor)));
}

async function publishMove(
  backend: Backend,
  transaction: Transaction,
  account: Account,
  { currency }: Merchant,
  minor: number,
): Promise<void> {
  const amount = toDecimal({ minor, currency: currency.code });
  await publish(backend, transaction, account.id, {
    type: liveTypes.balance,
    popup: false,
    data: { amount, time: backend.clock(), success: true, remarks: 'transfer' },
  });
}
