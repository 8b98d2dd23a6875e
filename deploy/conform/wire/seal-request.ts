import { systemEncryptionKey } from '@atrium/api';
import { EncryptJWT, importJWK } from 'jose';
import * as v from 'valibot';

/** The parts of a request that its seal names. */
interface Sealed {
  fields: object;
  /** The answer to the call of the encryption key. */
  key: unknown;
  merchant: string;
  path: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** Encrypts a request as the portal does. Throws where the key cannot be read. */
export async function sealRequest({ fields, key, merchant, path, now }: Sealed) {
  const { kid, jwk } = v.parse(systemEncryptionKey.answer, key);
  const value = await new EncryptJWT({ ...fields })
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid })
    .setIssuedAt(Math.floor(now / 1000))
    .setJti(crypto.randomUUID())
    .setIssuer(merchant)
    .setAudience(path)
    .encrypt(await importJWK(jwk, 'RSA-OAEP-256'));
  return { body: { value }, headers: { Encryption: kid } };
}
