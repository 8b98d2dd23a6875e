import { createHash, randomBytes } from 'node:crypto';

/** 256 bits that nobody can guess. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token: enough to know it again, useless to whoever reads the database. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
