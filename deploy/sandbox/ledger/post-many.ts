import { sql } from 'drizzle-orm';
import { insertRows, type Transaction } from '../../engine';
import type { Backend } from '../backend';
import { requirePresent } from '../require-present';
import { lockLedgerAccount, type LedgerAccountName } from './ledger-account';
import type { Posting } from './post';
import { statementOfPosting } from './statement';
import { ledgerEntries, ledgerTransactions } from './tables';

export type PostingAt = Posting & { at: Date };

/**
 * Inserts postings in two statements, to seed a history; the database enforces the same rules as for any other posting.
 */
export async function postMany(
  { ledgerKeys }: Pick<Backend, 'ledgerKeys'>,
  transaction: Transaction,
  postings: readonly PostingAt[],
): Promise<void> {
  if (postings.length === 0) return;
  const accounts = await lockAccounts(
    transaction,
    postings.flatMap(({ from, to }) => [from, to]),
  );
  const addEntry = (name: LedgerAccountName, amount: number) => {
    const account = requirePresent(accounts.get(keyOf(name)));
    account.balance += amount;
    return { ...name, accountId: account.id, amount, balance: account.balance };
  };
  const signedPostings = postings.map(
    ({ kind, idempotencyKey, reference = '', reverses = null, at, from, to, amount }) => {
      const row = { kind, idempotencyKey, reference, reverses, createdAt: at };
      const entries = [addEntry(from, -amount), addEntry(to, amount)];
      return { row, entries, signed: ledgerKeys.sign(statementOfPosting({ ...row, entries })) };
    },
  );
  const inserted = insertRows(
    ledgerTransactions,
    signedPostings.map(({ row, signed }) => ({ ...row, signedBy: signed.key, signature: signed.signature })),
  );
  const { rows } = await transaction.execute<{ id: string; key: string }>(
    sql`${inserted} returning id, idempotency_key as key`,
  );
  const transactionIds = new Map(rows.map(({ id, key }) => [key, Number(id)]));
  await transaction.execute(
    insertRows(
      ledgerEntries,
      signedPostings.flatMap(({ row, entries }) =>
        entries.map(({ accountId, currency, amount, balance }) => ({
          transactionId: requirePresent(transactionIds.get(row.idempotencyKey)),
          accountId,
          currency,
          amount,
          balance,
        })),
      ),
    ),
  );
}

async function lockAccounts(transaction: Transaction, names: readonly LedgerAccountName[]) {
  // In a fixed order, so that concurrent runs do not deadlock.
  const unique = [...new Map(names.map((name) => [keyOf(name), name]))].sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const locked = new Map<string, { id: number; balance: number }>();
  for (const [key, name] of unique) locked.set(key, await lockLedgerAccount(transaction, name));
  return locked;
}

const keyOf = ({ kind, merchant, name, currency }: LedgerAccountName) => [kind, merchant, name, currency].join('/');
