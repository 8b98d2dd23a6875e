import { createHash } from 'node:crypto';
import type { JWK } from 'jose';

/** Client secret, derived from the provider's key, so that it differs per database. */
export function clientSecret([key]: JWK[], clientId: string): string {
  return createHash('sha256').update(`secret of ${clientId}, ${key?.d}`).digest('base64url');
}
