import type { Transaction } from '../../engine';
import type { Backend } from '../backend';
import { only } from '../database/only';
import { lockLedgerAccount, type LedgerName } from './ledger-account';
import { statementOfPosting } from './statement';
import { ledgerEntries, ledgerTransactions, type LedgerAccount } from './tables';

/** A wallet, or an account of points, does not hold what was to be taken from it. Nothing has been posted. */
export class InsufficientFunds extends Error {
  override readonly name = 'InsufficientFunds';
  constructor(
    /** Minor units, or points, there are. */
    readonly balance: number,
    /** Of what there is not enough. */
    readonly kind: LedgerAccount['kind'],
  ) {
    super('the wallet does not hold enough');
  }
}

export interface Posting {
  kind: (typeof ledgerTransactions.$inferSelect)['kind'];
  from: LedgerName;
  to: LedgerName;
  /** Minor units, above zero. */
  amount: number;
  /** Unique in the ledger: posting twice under one key fails. */
  idempotencyKey: string;
  reference?: string;
  /** The transaction this one takes back; each can be taken back once. */
  reverses?: number;
}

export interface Posted {
  transactionId: number;
  /** Balances after the posting, in minor units. */
  fromBalance: number;
  toBalance: number;
}

/** Moves an amount from one account to another. @throws InsufficientFunds when a wallet would fall below zero. */
export async function post(
  { ledgerKeys }: Pick<Backend, 'ledgerKeys'>,
  transaction: Transaction,
  at: Date,
  posting: Posting,
): Promise<Posted> {
  const { from: source, to: target, amount, kind, idempotencyKey, reference = '', reverses } = posting;
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`${amount} is not an amount to post`);
  const [from, to] = await lockBoth(transaction, source, target);
  if (belongsToCustomer(from) && from.balance < amount) throw new InsufficientFunds(from.balance, from.kind);
  const [fromBalance, toBalance] = [from.balance - amount, to.balance + amount];
  const made = { kind, idempotencyKey, reference, reverses: reverses ?? null, createdAt: at };
  const entries = [
    { ...source, accountId: from.id, amount: -amount, balance: fromBalance },
    { ...target, accountId: to.id, amount, balance: toBalance },
  ];
  const { key, signature } = ledgerKeys.sign(statementOfPosting({ ...made, entries }));
  const { id } = only(
    await transaction
      .insert(ledgerTransactions)
      .values({ ...made, signedBy: key, signature })
      .returning({ id: ledgerTransactions.id }),
  );
  await transaction.insert(ledgerEntries).values(
    entries.map((entry) => ({
      transactionId: id,
      accountId: entry.accountId,
      currency: entry.currency,
      amount: entry.amount,
      balance: entry.balance,
    })),
  );
  return { transactionId: id, fromBalance, toBalance };
}

/** Wallets before the accounts of the house, in every posting, so that no two postings wait for each other. */
async function lockBoth(transaction: Transaction, from: LedgerName, to: LedgerName) {
  if (belongsToCustomer(from) || !belongsToCustomer(to)) {
    const first = await lockLedgerAccount(transaction, from);
    return [first, await lockLedgerAccount(transaction, to)] as const;
  }
  const second = await lockLedgerAccount(transaction, to);
  return [await lockLedgerAccount(transaction, from), second] as const;
}

function belongsToCustomer({ kind }: Pick<LedgerAccount, 'kind'>): boolean {
  return kind === 'wallet' || kind === 'play-wallet' || kind === 'points';
}
