import { toDecimal } from '@atrium/api';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../engine';
import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import { requireAllowed } from '../doors/require-allowed';
import { post, type Posting } from '../ledger/post';
import { ledgerEntries, ledgerTransactions } from '../ledger/tables';
import { publish } from '../live/publish';
import { requirePresent } from '../require-present';
import { bankOf, houseOf, walletOf } from './wallet';

interface Wager {
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

/** Charges money for a reward. Returns the new balance. */
export function purchase(backend: Backend, transaction: Transaction, account: Account, amount: number, key: string) {
  const wallet = walletOf(backend, account);
  const posting = { kind: 'redeem', from: wallet, to: bankOf(wallet), amount, idempotencyKey: key } as const;
  return postAndNotify(backend, transaction, account, posting);
}

/** Returns the money of a purchase by its key; each can be returned once. */
export async function returnPurchase(
  backend: Backend,
  transaction: Transaction,
  account: Account,
  amount: number,
  key: string,
) {
  const wallet = walletOf(backend, account);
  const [bought] = await transaction
    .select({ id: ledgerTransactions.id })
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.idempotencyKey, key));
  const reverses = requirePresent(bought).id;
  const posting = {
    kind: 'redeem',
    from: bankOf(wallet),
    to: wallet,
    amount,
    idempotencyKey: `${key}:returned`,
  } as const;
  return postAndNotify(backend, transaction, account, { ...posting, reverses });
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

/** Debits a stake. Returns the new balance. @throws Refusal when a door refuses it; InsufficientFunds */
export function bet(backend: Backend, transaction: Transaction, account: Account, wager: Stake) {
  const { amount, vendor, game, slip } = wager;
  const wallet = walletOf(backend, account);
  return postAndNotify(backend, transaction, account, {
    kind: 'bet',
    from: wallet,
    to: houseOf(wallet, vendor),
    ...of(wager),
    guard: async () =>
      requireAllowed(await backend.doors.mayStake(transaction, { account, amount, vendor, game, slip })),
  });
}

export function win(backend: Backend, transaction: Transaction, account: Account, wager: Wager) {
  const wallet = walletOf(backend, account);
  return postAndNotify(backend, transaction, account, {
    kind: 'win',
    from: houseOf(wallet, wager.vendor),
    to: wallet,
    ...of(wager),
  });
}

/** Rolls back the bet of a cancelled round; a second rollback fails. */
export async function rollBack(
  backend: Backend,
  transaction: Transaction,
  account: Account,
  vendor: string,
  betKey: string,
) {
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
  return postAndNotify(backend, transaction, account, {
    kind: 'rollback',
    from: houseOf(wallet, wager.vendor),
    to: wallet,
    ...of(wager),
    reverses: bet.id,
  });
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
  await publish(backend, transaction, account.id, {
    type: 'BALANCE',
    popup: false,
    data: { amount: toDecimal(amount), time: at.getTime(), success: true, remarks: posting.kind },
  });
  return incoming ? toBalance : fromBalance;
}

const of = ({ amount, key, round }: Wager) => ({ amount, idempotencyKey: key, reference: round });
