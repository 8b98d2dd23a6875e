import type { Queries } from '../../engine';
import type { Account } from '../accounts/tables';
import { findLedgerAccount, type LedgerAccountName } from '../ledger/ledger-account';

/** Currency code of points in the ledger; not an ISO 4217 code. */
const unit = 'PTS';

/** Ledger account of a customer's points. */
export function pointsOf({ merchant, id }: Pick<Account, 'merchant' | 'id'>): LedgerAccountName {
  return { kind: 'points', merchant, name: String(id), currency: unit };
}

/** Ledger account that issues and takes back the merchant's points. */
export function pointHouse(merchant: string): LedgerAccountName {
  return { kind: 'points-house', merchant, name: '', currency: unit };
}

/** A customer's point balance. */
export async function pointBalance(queries: Queries, account: Pick<Account, 'merchant' | 'id'>): Promise<number> {
  return (await findLedgerAccount(queries, pointsOf(account)))?.balance ?? 0;
}
