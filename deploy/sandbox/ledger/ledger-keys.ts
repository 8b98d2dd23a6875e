/** Signature of a posting: the key's fingerprint and the signature itself. */
export interface LedgerSignature {
  key: string;
  /** Ed25519, base64. */
  signature: string;
}

/**
 * Signs postings and verifies their signatures. The private key is kept outside the database, so that a row altered
 * there, by any database user, no longer matches its signature.
 */
export interface LedgerKeys {
  sign(statement: Buffer): LedgerSignature;
  /** Whether a trusted key signed exactly this statement. */
  verify(statement: Buffer, signature: LedgerSignature): boolean;
}
