import { createHash, randomBytes } from 'node:crypto';

/** A random token of 256 bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a token: sufficient to recognize it, useless to a reader of the database. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
