import { asc, sql } from 'drizzle-orm';
import { insertRows, type Transaction } from '../../engine';
import type { Backend } from '../backend';
import { requirePresent } from '../require-present';
import { belongsToCustomer, type LedgerAccountName } from './ledger-account';
import type { Posted, Posting } from './post';
import { statementOfPosting } from './statement';
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from './tables';

export type PostingAt = Omit<Posting, 'guard'> & { at: Date };

/**
 * Inserts postings in a few statements, however many they are. Each account is locked once, wallets before house
 * accounts as for a single posting. The database refuses all of them when a wallet would go negative. Returns what
 * `post` returns, in their order.
 */
export async function postMany(
  { ledgerKeys }: Pick<Backend, 'ledgerKeys'>,
  transaction: Transaction,
  postings: readonly PostingAt[],
): Promise<Posted[]> {
  if (postings.length === 0) return [];
  const accounts = await lockLedgerAccounts(
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
      const entries = [addEntry(from, -amount), addEntry(to, amount)] as const;
      return { row, entries, signed: ledgerKeys.sign(statementOfPosting({ ...row, entries: [...entries] })) };
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
  const posted = signedPostings.map(({ row, entries }) => ({
    transactionId: requirePresent(transactionIds.get(row.idempotencyKey)),
    entries,
  }));
  await transaction.execute(
    insertRows(
      ledgerEntries,
      posted.flatMap(({ transactionId, entries }) =>
        entries.map(({ accountId, currency, amount, balance }) => ({
          transactionId,
          accountId,
          currency,
          amount,
          balance,
        })),
      ),
    ),
  );
  return posted.map(({ transactionId, entries: [from, to] }) => ({
    transactionId,
    fromBalance: from.balance,
    toBalance: to.balance,
  }));
}

/**
 * The accounts, created when missing, locked until the transaction ends: wallets first, and in a fixed order, so that
 * concurrent postings do not deadlock.
 */
export async function lockLedgerAccounts(
  transaction: Transaction,
  names: readonly LedgerAccountName[],
): Promise<Map<string, { id: number; balance: number }>> {
  const unique = [...new Map(names.map((name) => [keyOf(name), name])).values()];
  const locked = new Map<string, { id: number; balance: number }>();
  for (const some of [unique.filter(belongsToCustomer), unique.filter((name) => !belongsToCustomer(name))]) {
    if (some.length === 0) continue;
    await transaction.execute(sql`${insertRows(ledgerAccounts, some)} on conflict do nothing`);
    const { kind, merchant, name, currency } = ledgerAccounts;
    const rows = await transaction
      .select()
      .from(ledgerAccounts)
      .where(
        sql`(${kind}, ${merchant}, ${name}, ${currency}) in (select wanted.kind, wanted.merchant, wanted.name, wanted.currency
          from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as wanted(kind text, merchant text, name text, currency char(3)))`,
      )
      .orderBy(asc(ledgerAccounts.id))
      .for('update');
    for (const row of rows) locked.set(keyOf(row), { id: row.id, balance: row.balance });
  }
  return locked;
}

const keyOf = ({ kind, merchant, name, currency }: LedgerAccountName) => [kind, merchant, name, currency].join('/');
