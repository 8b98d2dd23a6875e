/** Who vouches for a posting: the fingerprint of the key, and its signature. */
export interface LedgerSignature {
  key: string;
  /** Ed25519, base64. */
  signature: string;
}

/**
 * Signs postings and checks who signed them. The private key is outside the database, so that a row altered there, by
 * whatever login, no longer fits its signature.
 */
export interface LedgerKeys {
  sign(statement: Buffer): LedgerSignature;
  /** Whether the signature is a trusted key's, for this very statement. */
  vouch(statement: Buffer, signature: LedgerSignature): boolean;
}
