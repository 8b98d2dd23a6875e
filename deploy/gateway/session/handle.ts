import { createHash, timingSafeEqual } from 'node:crypto';

/** Tells a handle from a token, and this way of deriving it from a later one. */
const prefix = 'h1.';
/** Bytes of the hash that are kept: 192 bits. */
const length = 24;
const shape = /^h1\.[A-Za-z0-9_-]{32}$/;

/**
 * What scripts hold in place of a session token: enough to name the session in this browser, useless anywhere else.
 * The same token always gives the same handle, so that no process has to remember one.
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
