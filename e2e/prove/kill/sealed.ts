import { systemEncryptionKey } from '@atrium/api';
import { EncryptJWT, importJWK, type JWK } from 'jose';
import type { TestPortal } from '../../support/start-test-portal';
import { askFor } from './http';

/** Headers and body of a call that is sent encrypted, as the portal encrypts it. */
export async function sealed(
  portal: Pick<TestPortal, 'page'>,
  merchant: string,
  path: string,
  fields: Record<string, unknown>,
) {
  const key = await askFor<{ kid: string; jwk: JWK }>(portal.page(merchant, systemEncryptionKey.path));
  const value = await new EncryptJWT(fields)
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: key.kid })
    .setIssuedAt()
    .setJti(crypto.randomUUID())
    .setIssuer(merchant)
    .setAudience(path)
    .encrypt(await importJWK(key.jwk, 'RSA-OAEP-256'));
  return { headers: { device: 'web', language: 'EN', encryption: key.kid }, body: { value } };
}
