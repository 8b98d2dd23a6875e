import { sql } from 'drizzle-orm';
import type { Queries } from '../../engine';
import { ledgerFaults } from './ledger-is-balanced';
import type { LedgerKeys } from './ledger-keys';
import { readPostings, type StoredEntry, type StoredPosting } from './read-postings';
import { statementOfPosting } from './statement';

export interface LedgerReport {
  /** Number verified. */
  postings: number;
  accounts: number;
  /** What is wrong, one sentence each; empty when the ledger is intact. */
  faults: string[];
}

/**
 * Verifies the whole ledger and names every row that is not as it was posted: a posting or entry that was altered,
 * inserted manually, reordered or removed, and a balance that does not match its entries. Needs a `repeatable read`
 * transaction, so that concurrent postings do not disturb it. It cannot detect that the whole database was restored to
 * an earlier state.
 */
export async function verifyLedger(queries: Queries, keys: Pick<LedgerKeys, 'verify'>): Promise<LedgerReport> {
  const faults: string[] = [];
  const states = new Map<number, AccountState>();
  let count = 0;
  for await (const postings of readPostings(queries)) {
    count += postings.length;
    for (const posting of postings) if (!isSignatureValid(posting, keys)) faults.push(alteredPosting(posting));
    // A posting locks both accounts before it gets its ids, so that ids increase along each account.
    for (const entry of postings.flatMap(({ entries }) => entries)) {
      const fault = continueAccount(states, entry);
      if (fault) faults.push(fault);
    }
  }
  const { rows } = await queries.execute<{ id: string; balance: string }>(
    sql`select id, balance from sandbox.ledger_accounts order by id`,
  );
  for (const { id, balance } of rows) {
    const { balance: held } = states.get(Number(id)) ?? nothing;
    if (held !== Number(balance))
      faults.push(`The account ${id} holds ${balance}, and after its last entry it held ${held}.`);
  }
  for (const fault of await ledgerFaults(queries)) faults.push(`Sums do not match: ${fault}.`);
  return { postings: count, accounts: rows.length, faults };
}

function isSignatureValid(posting: StoredPosting, keys: Pick<LedgerKeys, 'verify'>): boolean {
  return posting.signed !== undefined && keys.verify(statementOfPosting(posting), posting.signed);
}

function alteredPosting({ id, kind, idempotencyKey, entries }: StoredPosting): string {
  const which = entries.map((entry) => entry.id).join(', ');
  return (
    `The posting ${id} (${kind}, ${idempotencyKey}), or one of its entries ${which}, is not as it was signed, ` +
    'or was signed by a key that is not trusted.'
  );
}

/** State of an account after one of its entries. */
interface AccountState {
  entry: number;
  balance: number;
}

const nothing: AccountState = { entry: 0, balance: 0 };

/** Whether the entry continues from the previous one on the same account, in id and balance. */
function continueAccount(
  states: Map<number, AccountState>,
  { id, accountId, amount, balance }: StoredEntry,
): string | undefined {
  const before = states.get(accountId) ?? nothing;
  states.set(accountId, { entry: id, balance });
  if (id < before.entry)
    return (
      `The entry ${id} on the account ${accountId} is part of a later posting than the entry ${before.entry}: ` +
      'their order was altered.'
    );
  if (before.balance + amount === balance) return undefined;
  return (
    `The entry ${id} begins at ${balance - amount} on the account ${accountId}, which held ${before.balance}: ` +
    'an entry before it was altered or is missing, or their order was altered.'
  );
}
