import { EncryptJWT, importJWK, type JWK } from 'jose';

/**
 * Seals a payload as a compact JWE. It carries the time it was made, its own id, the merchant it comes from and the path
 * it is meant for, so that a recorded request is worth nothing a second time, at another call or at another merchant.
 */
export async function encrypt(
  payload: Record<string, unknown>,
  key: { kid: string; jwk: JWK },
  stamp: { issuedAt: number; id: string; merchant: string; path: string },
): Promise<string> {
  return new EncryptJWT(payload)
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: key.kid })
    .setIssuedAt(Math.floor(stamp.issuedAt / 1000))
    .setJti(stamp.id)
    .setIssuer(stamp.merchant)
    .setAudience(stamp.path)
    .encrypt(await importJWK(key.jwk, 'RSA-OAEP-256'));
}
