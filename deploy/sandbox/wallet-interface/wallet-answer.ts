/** An answer of the wallet as it is sent and stored. */
export interface WalletAnswer {
  /** HTTP status. */
  status: number;
  body: { success: true; value: WalletValue } | { success: false; code: string; message: string; value?: unknown };
}

export interface WalletValue {
  /** Absent from a balance. */
  transactionId?: string;
  /** Minor units after the call. */
  balance: number;
  currency: string;
  /** Of a rollback: whether it returned a stake. */
  reversed?: boolean;
}
