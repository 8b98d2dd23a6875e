import { sessionLogout } from '@atrium/api';

/**
 * Ends the session on the server. The request outlives the page and has only the headers Merchant and Authorization;
 * the answer does not matter, because the page is being left.
 */
export function logOut(send: typeof fetch, merchant: string, token: string): void {
  send(sessionLogout.path, {
    method: sessionLogout.method,
    keepalive: true,
    headers: { Merchant: merchant, Authorization: token },
  }).catch(() => undefined);
}
