import type { Queries } from '../../engine';
import type { Account } from '../accounts/tables';
import { findLedgerAccount, type LedgerName } from '../ledger/ledger-account';

/** The unit of points in the ledger; no code of ISO 4217. */
const unit = 'PTS';

/** What a customer's points are called in the ledger. */
export function pointsOf({ merchant, id }: Pick<Account, 'merchant' | 'id'>): LedgerName {
  return { kind: 'points', merchant, name: String(id), currency: unit };
}

/** Where the merchant's points come from and go back to. */
export function pointHouse(merchant: string): LedgerName {
  return { kind: 'points-house', merchant, name: '', currency: unit };
}

/** Points a customer has. */
export async function pointBalance(queries: Queries, account: Pick<Account, 'merchant' | 'id'>): Promise<number> {
  return (await findLedgerAccount(queries, pointsOf(account)))?.balance ?? 0;
}
