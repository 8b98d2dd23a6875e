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

/** The answer to several wins: one to each, in their order. */
export interface WinsAnswer {
  status: 200;
  body: { success: true; value: { wins: WinAnswer[] } };
}

/** A win is credited or refused by itself. */
export type WinAnswer = { transactionId: string } & (
  { success: true; balance: number; currency: string } | { success: false; code: string; message: string }
);
