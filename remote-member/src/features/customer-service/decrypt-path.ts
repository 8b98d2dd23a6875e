import { DES, ECB, Pkcs7, Utf8 } from 'crypto-es';

/** Characters of the key at the end of an encrypted path. */
const keyLength = 8;

/**
 * Decrypts the path of an entry: DES in ECB mode with PKCS7 padding, in base64, followed by the key. The source does
 * not show the cipher; a back end with another one needs only this file replaced. It hides addresses from a glance and
 * protects nothing: the key travels with the text.
 * @returns `undefined` when the path cannot be decrypted
 */
export function decryptPath(path: string): string | undefined {
  const key = Utf8.parse(path.slice(-keyLength));
  try {
    return DES.decrypt(path.slice(0, -keyLength), key, { mode: ECB, padding: Pkcs7 }).toString(Utf8) || undefined;
  } catch {
    return undefined; // not the text of this cipher
  }
}
