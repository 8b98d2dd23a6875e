import { EncryptJWT, importJWK, type JWK } from 'jose';

/**
 * Seals a payload as a compact JWE with its time, a unique id, the merchant and the path, so that a recorded request
 * cannot be replayed, nor used for another call or merchant.
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
