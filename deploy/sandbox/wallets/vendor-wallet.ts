import { and, eq, inArray, like, or } from 'drizzle-orm';
import type { Queries, Transaction } from '../../engine';
import type { Account } from '../accounts/tables';
import { merchantByCode, type Backend } from '../backend';
import { findLedgerAccount, lockLedgerAccount, type LedgerAccountName } from '../ledger/ledger-account';
import { post, type Posting } from '../ledger/post';
import { ledgerAccounts } from '../ledger/tables';
import { openVendorWallets } from './tables';
import { balanceOf, walletOf } from './wallet';

/** Ledger account of the money that a customer has moved to a vendor. */
export function vendorWalletOf(backend: Backend, account: Account, vendor: string): LedgerAccountName {
  return { ...walletOf(backend, account), kind: 'vendor-wallet', name: `${account.id}/${vendor}` };
}

/** Whether the customer plays the vendor's games from a wallet of their own; never with a single wallet. */
export async function hasVendorWallet(
  backend: Backend,
  queries: Queries,
  account: Account,
  vendor: string,
): Promise<boolean> {
  return (await accountsWithVendorWallet(backend, queries, [account], vendor)).has(account.id);
}

/** Those of the accounts that play the vendor's games from a wallet of their own, by id. */
export async function accountsWithVendorWallet(
  backend: Backend,
  queries: Queries,
  accounts: readonly Account[],
  vendor: string,
): Promise<Set<number>> {
  const ids = accounts.flatMap(({ id, merchant }) => (merchantByCode(backend, merchant).singleWallet ? [] : [id]));
  if (ids.length === 0) return new Set();
  const rows = await queries
    .select({ id: openVendorWallets.accountId })
    .from(openVendorWallets)
    .where(and(inArray(openVendorWallets.accountId, ids), eq(openVendorWallets.vendor, vendor)));
  return new Set(rows.map(({ id }) => id));
}

/** Minor units that the vendor's games can be played with. */
export async function playBalanceOf(
  backend: Backend,
  queries: Queries,
  account: Account,
  vendor: string,
): Promise<number> {
  if (!(await hasVendorWallet(backend, queries, account, vendor))) return balanceOf(backend, queries, account);
  return (await findLedgerAccount(queries, vendorWalletOf(backend, account, vendor)))?.balance ?? 0;
}

/** All money of the customer by wallet, `main` first, read at one moment. */
export async function walletBalancesOf(
  backend: Backend,
  account: Account,
): Promise<{ main: number; vendors: Map<string, number> }> {
  const main = walletOf(backend, account);
  const rows = await backend.engine.database
    .select()
    .from(ledgerAccounts)
    .where(
      and(
        eq(ledgerAccounts.merchant, main.merchant),
        eq(ledgerAccounts.currency, main.currency),
        or(
          and(eq(ledgerAccounts.kind, main.kind), eq(ledgerAccounts.name, main.name)),
          and(eq(ledgerAccounts.kind, 'vendor-wallet'), like(ledgerAccounts.name, `${account.id}/%`)),
        ),
      ),
    );
  return {
    main: rows.find(({ kind }) => kind === main.kind)?.balance ?? 0,
    vendors: new Map(
      rows
        .filter(({ kind }) => kind === 'vendor-wallet')
        .map(({ name, balance }) => [name.slice(name.indexOf('/') + 1), balance]),
    ),
  };
}

/** All money of the customer in minor units. */
export async function totalOf(backend: Backend, account: Account): Promise<number> {
  const { main, vendors } = await walletBalancesOf(backend, account);
  return [...vendors.values()].reduce((sum, balance) => sum + balance, main);
}

/** Start of the reference of a transfer between wallets; the vendor's code follows. */
export const moveReference = {
  /** The member moved the money. */
  moved: 'wallet:',
  /** The money of a stake, win or refund, which the record shows as one line; the database lists no other for it. */
  played: 'play:',
} as const;

/** Ends the key of a transfer beside a posting of play, after the key of that posting. */
export const passingSuffix = ':wallet';

type MoveDirection = 'to-vendor' | 'to-main';

interface WalletMove {
  vendor: string;
  reason: keyof typeof moveReference;
  /** Minor units. */
  amount: number;
  /** Unique in the ledger. */
  key: string;
}

/**
 * Moves money between the main wallet and that of a vendor. Every such posting locks the main wallet first, so that
 * none waits for another in a circle. Returns the vendor wallet's balance. @throws InsufficientFunds
 */
export async function moveMoney(
  backend: Backend,
  transaction: Transaction,
  account: Account,
  direction: MoveDirection,
  move: WalletMove,
): Promise<number> {
  await lockLedgerAccount(transaction, walletOf(backend, account));
  const posting = postingOfMove(backend, account, direction, move);
  const { fromBalance, toBalance } = await post(backend, transaction, new Date(backend.clock()), posting);
  return direction === 'to-vendor' ? toBalance : fromBalance;
}

/** The posting of `moveMoney`; the main wallet must be locked before it is made. */
export function postingOfMove(
  backend: Backend,
  account: Account,
  direction: MoveDirection,
  { vendor, reason, amount, key }: WalletMove,
): Posting {
  const [main, wallet] = [walletOf(backend, account), vendorWalletOf(backend, account, vendor)];
  const [from, to] = direction === 'to-vendor' ? [main, wallet] : [wallet, main];
  return { kind: 'transfer', from, to, amount, idempotencyKey: key, reference: moveReference[reason] + vendor };
}
