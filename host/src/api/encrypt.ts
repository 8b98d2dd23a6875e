import { EncryptJWT, importJWK, type JWK } from 'jose';

/**
 * Seals a payload as a compact JWE. When it was made, its own id and the path it is meant for stand inside, so that a
 * recorded request is worth nothing a second time or elsewhere.
 */
export async function encrypt(
  payload: Record<string, unknown>,
  key: { kid: string; jwk: JWK },
  stamp: { issuedAt: number; id: string; path: string },
): Promise<string> {
  return new EncryptJWT(payload)
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: key.kid })
    .setIssuedAt(Math.floor(stamp.issuedAt / 1000))
    .setJti(stamp.id)
    .setAudience(stamp.path)
    .encrypt(await importJWK(key.jwk, 'RSA-OAEP-256'));
}
