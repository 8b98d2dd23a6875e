import type { Transaction } from '../../engine';
import type { Backend } from '../backend';
import { onlyRow } from '../database/only-row';
import { belongsToCustomer, lockLedgerAccount, type LedgerAccountName } from './ledger-account';
import { statementOfPosting } from './statement';
import { ledgerEntries, ledgerTransactions, type LedgerAccount } from './tables';

/** A wallet or a points account holds less than the amount. Nothing was posted. */
export class InsufficientFunds extends Error {
  override readonly name = 'InsufficientFunds';
  constructor(
    /** Available minor units, or points. */
    readonly balance: number,
    /** What is insufficient. */
    readonly kind: LedgerAccount['kind'],
  ) {
    super('insufficient funds');
  }
}

export interface Posting {
  kind: (typeof ledgerTransactions.$inferSelect)['kind'];
  from: LedgerAccountName;
  to: LedgerAccountName;
  /** Minor units, greater than zero. */
  amount: number;
  /** Unique in the ledger: a second posting with the same key fails. */
  idempotencyKey: string;
  reference?: string;
  /** The transaction this one reverses; each can be reversed once. */
  reverses?: number;
  /** Called once the customer's account is locked, before its funds are checked; it throws to refuse the posting. */
  guard?: () => Promise<void>;
}

export interface Posted {
  transactionId: number;
  /** Balances after the posting, in minor units. */
  fromBalance: number;
  toBalance: number;
}

/** Moves an amount from one account to another. @throws InsufficientFunds when a wallet would go negative. */
export async function post(
  { ledgerKeys }: Pick<Backend, 'ledgerKeys'>,
  transaction: Transaction,
  at: Date,
  posting: Posting,
): Promise<Posted> {
  const { from: source, to: target, amount, kind, idempotencyKey, reference = '', reverses, guard } = posting;
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`${amount} is not a valid amount`);
  const [from, to] = await lockBoth(transaction, source, target, guard);
  if (belongsToCustomer(from) && from.balance < amount) throw new InsufficientFunds(from.balance, from.kind);
  const [fromBalance, toBalance] = [from.balance - amount, to.balance + amount];
  const row = { kind, idempotencyKey, reference, reverses: reverses ?? null, createdAt: at };
  const entries = [
    { ...source, accountId: from.id, amount: -amount, balance: fromBalance },
    { ...target, accountId: to.id, amount, balance: toBalance },
  ];
  const { key, signature } = ledgerKeys.sign(statementOfPosting({ ...row, entries }));
  const { id } = onlyRow(
    await transaction
      .insert(ledgerTransactions)
      .values({ ...row, signedBy: key, signature })
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

/** Locks wallets before house accounts in every posting, so that postings do not deadlock. */
async function lockBoth(
  transaction: Transaction,
  from: LedgerAccountName,
  to: LedgerAccountName,
  guard = async (): Promise<void> => undefined,
) {
  if (belongsToCustomer(from) || !belongsToCustomer(to)) {
    const first = await lockLedgerAccount(transaction, from);
    await guard();
    return [first, await lockLedgerAccount(transaction, to)] as const;
  }
  const second = await lockLedgerAccount(transaction, to);
  await guard();
  return [await lockLedgerAccount(transaction, from), second] as const;
}
