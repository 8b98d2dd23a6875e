import type { LedgerName } from './ledger-account';

export interface StatedPosting {
  kind: string;
  idempotencyKey: string;
  reference: string;
  reverses: number | null;
  createdAt: Date;
  /** In the order they were posted: out of the first account, into the second. */
  entries: readonly StatedEntry[];
}

export interface StatedEntry extends LedgerName {
  /** Minor units, positive into the account. */
  amount: number;
  /** Of the account after the entry. */
  balance: number;
}

/**
 * What is signed of a posting: all of it but the numbers the database gives, whose place the idempotency key takes.
 * Balances are in it, so that a posting cannot be taken out from between two others unnoticed.
 */
export function statementOfPosting(posting: StatedPosting): Buffer {
  const { kind, idempotencyKey, reference, reverses, createdAt, entries } = posting;
  const parts = [kind, idempotencyKey, reference, reverses, createdAt.getTime(), ...entries.map(partsOf)];
  return Buffer.from(`atrium posting\n${JSON.stringify(parts)}`);
}

function partsOf({ kind, merchant, name, currency, amount, balance }: StatedEntry) {
  return [kind, merchant, name, currency, amount, balance];
}
