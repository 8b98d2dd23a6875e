import { createHash, timingSafeEqual } from 'node:crypto';

/** Marks a handle and the version of its derivation. */
const prefix = 'h1.';
/** Length of the truncated hash in bytes: 192 bits. */
const length = 24;
const shape = /^h1\.[A-Za-z0-9_-]{32}$/;

/**
 * Returns the handle that scripts get instead of a session token: it identifies the session in this browser and is
 * useless elsewhere. It is derived from the token, so that no process has to store it.
 */
export function handleOf(token: string): string {
  const hash = createHash('sha256').update(`atrium session handle\n${token}`).digest();
  return prefix + hash.subarray(0, length).toString('base64url');
}

export function isHandle(text: string): boolean {
  return shape.test(text);
}

export function belongsTo(token: string, handle: string): boolean {
  const [expected, given] = [Buffer.from(handleOf(token)), Buffer.from(handle)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}
