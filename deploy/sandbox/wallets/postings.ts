import { toDecimal, type LiveEvent } from '@atrium/api';
import type { Money } from '@atrium/contract';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../engine';
import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import { requireAllowed } from '../doors/require-allowed';
import { post, type Posting } from '../ledger/post';
import { ledgerEntries, ledgerTransactions } from '../ledger/tables';
import { publish } from '../live/publish';
import { requirePresent } from '../require-present';
import { Refusal } from '../wire/refusal';
import { hasVendorWallet, moveMoney, passingSuffix } from './vendor-wallet';
import { bankOf, houseOf, walletOf } from './wallet';

/** Money of play: what is staked or won in a round. */
export interface Wager {
  vendor: string;
  /** Minor units. */
  amount: number;
  /** Unique; also the idempotency key of a repeated request. */
  key: string;
  /** The round it belongs to. */
  round: string;
}

interface Stake extends Wager {
  /** The vendor's id of the game. */
  game: string;
  /** The bet slip, for bets on several events or numbers. */
  slip?: string | undefined;
}

/** Credits a deposit. Returns the new balance. @throws Refusal when a door refuses it */
export function deposit(backend: Backend, transaction: Transaction, account: Account, amount: number, key: string) {
  const guard = async () => requireAllowed(await backend.doors.mayDeposit(transaction, { account, amount }));
  return postAndNotify(backend, transaction, account, { ...grantOf(backend, account, amount, key), guard });
}

/** Credits an opening balance, which passes no door. Returns the new balance. */
export function grant(backend: Backend, transaction: Transaction, account: Account, amount: number, key: string) {
  return postAndNotify(backend, transaction, account, grantOf(backend, account, amount, key));
}

function grantOf(backend: Backend, account: Account, amount: number, key: string): Posting {
  const wallet = walletOf(backend, account);
  return { kind: 'grant', from: bankOf(wallet), to: wallet, amount, idempotencyKey: key };
}

/** Debits a withdrawal. */
export function withdraw(backend: Backend, transaction: Transaction, account: Account, amount: number, key: string) {
  const wallet = walletOf(backend, account);
  const posting = { kind: 'withdrawal', from: wallet, to: bankOf(wallet), amount, idempotencyKey: key } as const;
  return postAndNotify(backend, transaction, account, posting);
}

/** Returns the whole amount of a withdrawal by its key; each can be returned once. */
export function returnWithdrawal(
  backend: Backend,
  transaction: Transaction,
  account: Account,
  amount: number,
  key: string,
) {
  return giveBack(backend, transaction, account, { kind: 'withdrawal', amount, key });
}

/** Charges money for a reward. Returns the new balance. */
export function purchase(backend: Backend, transaction: Transaction, account: Account, amount: number, key: string) {
  const wallet = walletOf(backend, account);
  const posting = { kind: 'redeem', from: wallet, to: bankOf(wallet), amount, idempotencyKey: key } as const;
  return postAndNotify(backend, transaction, account, posting);
}

/** Returns the money of a purchase by its key; each can be returned once. */
export function returnPurchase(
  backend: Backend,
  transaction: Transaction,
  account: Account,
  amount: number,
  key: string,
) {
  return giveBack(backend, transaction, account, { kind: 'redeem', amount, key });
}

async function giveBack(
  backend: Backend,
  transaction: Transaction,
  account: Account,
  { kind, amount, key }: Pick<Posting, 'kind' | 'amount'> & { key: string },
) {
  const wallet = walletOf(backend, account);
  const [taken] = await transaction
    .select({ id: ledgerTransactions.id })
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.idempotencyKey, key));
  const reverses = requirePresent(taken).id;
  const posting = { kind, from: bankOf(wallet), to: wallet, amount, idempotencyKey: `${key}:returned`, reverses };
  return postAndNotify(backend, transaction, account, posting);
}

/** Credits the value of converted points. Returns the new balance. @throws Refusal when a door refuses it */
export function creditConversion(
  backend: Backend,
  transaction: Transaction,
  account: Account,
  amount: number,
  key: string,
) {
  const wallet = walletOf(backend, account);
  const posting = { kind: 'convert', from: bankOf(wallet), to: wallet, amount, idempotencyKey: key } as const;
  const guard = async () => requireAllowed(await backend.doors.mayReceive(transaction, { account, amount }));
  return postAndNotify(backend, transaction, account, { ...posting, guard });
}

/** Credits a reward. Returns the new balance. @throws Refusal when a door refuses it */
export function creditReward(
  backend: Backend,
  transaction: Transaction,
  account: Account,
  { amount, key, reference }: { amount: number; key: string; reference: string },
) {
  const wallet = walletOf(backend, account);
  const posting = { kind: 'reward', from: bankOf(wallet), to: wallet, amount, idempotencyKey: key, reference } as const;
  const guard = async () => requireAllowed(await backend.doors.mayReceive(transaction, { account, amount }));
  return postAndNotify(backend, transaction, account, { ...posting, guard });
}

/**
 * Pays what a contract is worth, or takes a negative amount back. Returns the new balance.
 * @throws Refusal when a door refuses it; InsufficientFunds when the wallet holds less than is taken back
 */
export function paySalary(
  backend: Backend,
  transaction: Transaction,
  account: Account,
  { amount, key, reference }: { amount: number; key: string; reference: string },
) {
  const wallet = walletOf(backend, account);
  const named = { kind: 'salary' as const, amount: Math.abs(amount), idempotencyKey: key, reference };
  const guard = async () => requireAllowed(await backend.doors.mayReceive(transaction, { account, amount }));
  const posting = amount > 0 ? { from: bankOf(wallet), to: wallet, guard } : { from: wallet, to: bankOf(wallet) };
  return postAndNotify(backend, transaction, account, { ...named, ...posting });
}

/**
 * Moves money from one member to another, for whom it counts as a deposit. Notifies both.
 * @throws Refusal `in_stay_tuned` when a door refuses the receiver, without the reason; InsufficientFunds
 */
export async function transfer(
  backend: Backend,
  transaction: Transaction,
  { from, to, amount, key }: { from: Account; to: Account; amount: number; key: string },
): Promise<void> {
  const guard = async () => {
    const answer = await backend.doors.mayDeposit(transaction, { account: to, amount });
    if (answer !== 'allowed') throw new Refusal('in_stay_tuned');
  };
  const target = walletOf(backend, to);
  await postAndNotify(backend, transaction, from, {
    ...{ kind: 'transfer' as const, from: walletOf(backend, from), to: target, amount, idempotencyKey: key, guard },
  });
  const received = { minor: amount, currency: target.currency };
  await publish(backend, transaction, to.id, balanceChange(received, new Date(backend.clock()), 'transfer'));
}

/**
 * Debits a stake, from the vendor's wallet where the player has one. Returns the new balance of what is played from.
 * @throws Refusal when a door refuses it; InsufficientFunds. Nothing is posted then
 */
export async function bet(backend: Backend, transaction: Transaction, account: Account, wager: Stake): Promise<number> {
  const { amount, vendor, game, slip } = wager;
  const wallet = walletOf(backend, account);
  const posting: Posting = {
    kind: 'bet',
    from: wallet,
    to: houseOf(wallet, vendor),
    ...of(wager),
    guard: async () =>
      requireAllowed(await backend.doors.mayStake(transaction, { account, amount, vendor, game, slip })),
  };
  if (!(await hasVendorWallet(backend, transaction, account, vendor)))
    return postAndNotify(backend, transaction, account, posting);
  // the stake passes through the main wallet, which all records of play are about; a savepoint undoes both or none
  return transaction.transaction(async (inner) => {
    const balance = await moveMoney(backend, inner, account, 'to-main', passing(wager));
    await postAndNotify(backend, inner, account, posting);
    return balance;
  });
}

/** The posting that credits a win to the main wallet. */
export function postingOfWin(backend: Backend, account: Account, wager: Wager): Posting {
  const wallet = walletOf(backend, account);
  return { kind: 'win', from: houseOf(wallet, wager.vendor), to: wallet, ...of(wager) };
}

/** Rolls back the bet of a cancelled round; a second rollback fails. Returns the stake and the new balance. */
export async function rollBack(
  backend: Backend,
  transaction: Transaction,
  account: Account,
  vendor: string,
  betKey: string,
): Promise<{ stake: number; balance: number }> {
  const wallet = walletOf(backend, account);
  const [bet] = await transaction
    .select({ id: ledgerTransactions.id, reference: ledgerTransactions.reference, amount: ledgerEntries.amount })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .where(and(eq(ledgerTransactions.idempotencyKey, betKey), eq(ledgerTransactions.kind, 'bet')))
    .orderBy(ledgerEntries.amount)
    .limit(1);
  if (!bet) throw new RangeError(`There is no bet ${betKey}`);
  const wager = { vendor, amount: -bet.amount, key: `rollback:${betKey}`, round: bet.reference };
  const balance = await postAndNotify(backend, transaction, account, {
    kind: 'rollback',
    from: houseOf(wallet, wager.vendor),
    to: wallet,
    ...of(wager),
    reverses: bet.id,
  });
  return { stake: wager.amount, balance: await passOn(backend, transaction, account, wager, balance) };
}

/** Moves what the main wallet received to the vendor's, where the player has one. Returns the balance played from. */
async function passOn(
  backend: Backend,
  transaction: Transaction,
  account: Account,
  wager: Wager,
  balance: number,
): Promise<number> {
  if (!(await hasVendorWallet(backend, transaction, account, wager.vendor))) return balance;
  return moveMoney(backend, transaction, account, 'to-vendor', passing(wager));
}

/** Posts, and notifies the customer's live channel on commit. */
async function postAndNotify(
  backend: Backend,
  transaction: Transaction,
  account: Account,
  posting: Posting,
): Promise<number> {
  const at = new Date(backend.clock());
  const { fromBalance, toBalance } = await post(backend, transaction, at, posting);
  const incoming = posting.to.name === String(account.id);
  const amount = { minor: incoming ? posting.amount : -posting.amount, currency: posting.to.currency };
  await publish(backend, transaction, account.id, balanceChange(amount, at, posting.kind));
  return incoming ? toBalance : fromBalance;
}

/** The event that tells a customer's pages of an amount that entered the wallet, or left it if negative. */
export function balanceChange(amount: Money, at: Date, remarks: Posting['kind']): LiveEvent {
  const data = { amount: toDecimal(amount), time: at.getTime(), success: true, remarks };
  return { type: 'BALANCE', popup: false, data };
}

/** The transfer beside a posting of play; the record finds it by its key. */
export const passing = ({ vendor, amount, key }: Wager) => ({
  ...{ vendor, amount, reason: 'played' as const },
  key: key + passingSuffix,
});

const of = ({ amount, key, round }: Wager) => ({ amount, idempotencyKey: key, reference: round });
