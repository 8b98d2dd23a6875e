import type { SessionExchange } from './open-exchange';
import { isSessionCookie } from './session-cookies';

/**
 * Returns the `Set-Cookie` values for the browser: a back end cannot set a session cookie or expose the token to
 * scripts, and the session cookie is cleared when the session has ended.
 */
export function answerCookies(
  { cookies, handle, ends }: SessionExchange,
  {
    status,
    theirs = [],
    ours = [],
    token,
  }: { status: number; theirs?: string[]; ours?: string[]; token?: string | undefined },
): string[] {
  const passed = theirs
    .filter((cookie) => !isSessionCookie(cookie))
    .map((cookie) =>
      token !== undefined && cookie.includes(token) && !isHttpOnly(cookie) ? `${cookie}; HttpOnly` : cookie,
    );
  const ended = handle !== undefined && (ends || status === 401);
  return [...passed, ...ours, ...(ended ? [cookies.clear(handle)] : [])];
}

function isHttpOnly(cookie: string): boolean {
  return /;\s*httponly\s*(;|$)/i.test(cookie);
}
