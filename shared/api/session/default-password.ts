import * as v from 'valibot';
import { endpoint } from '../endpoint';

/**
 * Answered by the gateway in front of every back end, which need not know of it: the source recognises the default
 * password by comparison, and no browser has it to compare with (PWD-08).
 */
export const sessionDefaultPassword = endpoint({
  id: 'session.defaultPassword',
  about: "The merchant's default password, to a session that proves that it was typed there; otherwise nothing.",
  method: 'POST',
  path: '/session/default-password',
  silent: true,
  request: v.object({ proof: v.string() }),
  answer: v.object({ password: v.optional(v.string()) }),
  example: { request: { proof: 'nU9DkqPzj3Q6rVwqzv9Yb9bL0cHnS1rG8m6xjJbqT0w' }, answer: {} },
});

/**
 * Proof that a password was typed in a session: SHA-256 in base64url, useless for any other session.
 *
 * @param authorization what the session sends as `Authorization`
 */
export async function defaultPasswordProof(authorization: string, password: string): Promise<string> {
  const text = new TextEncoder().encode(`atrium default password\n${authorization}\n${password}`);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
