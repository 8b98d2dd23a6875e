import type { LedgerAccountName } from './ledger-account';

export interface StatedPosting {
  kind: string;
  idempotencyKey: string;
  reference: string;
  reverses: number | null;
  createdAt: Date;
  /** In posting order: out of the first account, into the second. */
  entries: readonly StatedEntry[];
}

export interface StatedEntry extends LedgerAccountName {
  /** Minor units, positive into the account. */
  amount: number;
  /** Of the account after the entry. */
  balance: number;
}

/**
 * The signed content of a posting: everything except database ids, which the idempotency key replaces. It includes
 * balances, so that removing a posting between two others is detectable.
 */
export function statementOfPosting(posting: StatedPosting): Buffer {
  const { kind, idempotencyKey, reference, reverses, createdAt, entries } = posting;
  const parts = [kind, idempotencyKey, reference, reverses, createdAt.getTime(), ...entries.map(partsOf)];
  return Buffer.from(`atrium posting\n${JSON.stringify(parts)}`);
}

function partsOf({ kind, merchant, name, currency, amount, balance }: StatedEntry) {
  return [kind, merchant, name, currency, amount, balance];
}
