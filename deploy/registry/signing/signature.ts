/** A signature, by the fingerprint of the key it was made with. */
export interface Signature {
  key: string;
  /** Ed25519, base64. */
  signature: string;
}
