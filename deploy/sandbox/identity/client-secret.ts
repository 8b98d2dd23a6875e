import { createHash } from 'node:crypto';
import type { JWK } from 'jose';

/** What a client shows that it is one: made of the provider's key, so that it is another in every database. */
export function clientSecret([key]: JWK[], clientId: string): string {
  return createHash('sha256').update(`secret of ${clientId}, ${key?.d}`).digest('base64url');
}
