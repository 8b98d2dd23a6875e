import type { Transaction } from '../../engine';
import { present } from '../present';
import type { Posting } from './post';
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from './tables';
import type { LedgerName } from './ledger-account';

export type PostingAt = Posting & { at: Date };

/** Postings carried into the database in three statements, for a past that is made at once; the database checks them as any other. */
export async function postMany(transaction: Transaction, postings: readonly PostingAt[]): Promise<void> {
  if (postings.length === 0) return;
  const accountIds = await openAccounts(
    transaction,
    postings.flatMap(({ from, to }) => [from, to]),
  );
  const made = await transaction
    .insert(ledgerTransactions)
    .values(
      postings.map(({ kind, idempotencyKey, reference = '', at }) => ({
        kind,
        idempotencyKey,
        reference,
        createdAt: at,
      })),
    )
    .returning({ id: ledgerTransactions.id, key: ledgerTransactions.idempotencyKey });
  const transactionIds = new Map(made.map(({ id, key }) => [key, id]));
  await transaction.insert(ledgerEntries).values(
    postings.flatMap(({ idempotencyKey, from, to, amount }) => {
      const entry = (name: LedgerName, signed: number) => ({
        transactionId: present(transactionIds.get(idempotencyKey)),
        accountId: present(accountIds.get(keyOf(name))),
        currency: name.currency,
        amount: signed,
      });
      return [entry(from, -amount), entry(to, amount)];
    }),
  );
}

async function openAccounts(transaction: Transaction, names: readonly LedgerName[]): Promise<Map<string, number>> {
  const unique = [...new Map(names.map((name) => [keyOf(name), name])).values()];
  const rows = await transaction
    .insert(ledgerAccounts)
    .values(unique.map(({ kind, merchant, name, currency }) => ({ kind, merchant, name, currency })))
    // nothing changes, so that those there were are answered too
    .onConflictDoUpdate({
      target: [ledgerAccounts.kind, ledgerAccounts.merchant, ledgerAccounts.name, ledgerAccounts.currency],
      set: { currency: unique[0]?.currency ?? '' },
    })
    .returning();
  return new Map(rows.map((row) => [keyOf(row), row.id]));
}

const keyOf = ({ kind, merchant, name, currency }: LedgerName) => [kind, merchant, name, currency].join('/');
