import { sessionLogout } from '@atrium/api';

/**
 * Tells the server that the session is over. Sent so that it outlives the page, with the headers Merchant and
 * Authorization and nothing else; the answer does not matter, the person is leaving either way.
 */
export function logOut(send: typeof fetch, merchant: string, token: string): void {
  send(sessionLogout.path, {
    method: sessionLogout.method,
    keepalive: true,
    headers: { Merchant: merchant, Authorization: token },
  }).catch(() => undefined);
}
