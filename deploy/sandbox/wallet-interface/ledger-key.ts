/** Idempotency key in the ledger of a vendor's transaction. */
export function ledgerKey(vendor: string, transactionId: string): string {
  return `wallet:${vendor}:${transactionId}`;
}
