import { createHash, createPublicKey, type KeyObject } from 'node:crypto';

/** The SPKI form of an Ed25519 key is this constant prefix, then the key's 32 bytes. */
const prefix = Buffer.from('302a300506032b6570032100', 'hex');

/** The key's 32 bytes in base64. */
export function publicKeyText(key: KeyObject): string {
  return key.export({ type: 'spki', format: 'der' }).subarray(prefix.length).toString('base64');
}

/** @throws where the text is not 32 bytes in base64. */
export function publicKeyFrom(text: string): KeyObject {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length !== 32) throw new TypeError('an Ed25519 key has 32 bytes');
  return createPublicKey({ key: Buffer.concat([prefix, bytes]), format: 'der', type: 'spki' });
}

/** 16 hexadecimal digits that identify a key. */
export function fingerprintOf(key: KeyObject): string {
  return createHash('sha256').update(publicKeyText(key)).digest('hex').slice(0, 16);
}
