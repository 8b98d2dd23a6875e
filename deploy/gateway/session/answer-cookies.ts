import type { Exchange } from './open-exchange';
import { isSessionCookie } from './session-cookies';

/**
 * The `Set-Cookie` values of a back end's answer as the browser gets them: none that poses as a session's, none that
 * shows the token to scripts; and the session's own is cleared where it ended.
 */
export function answerCookies(
  { cookies, handle, ends }: Exchange,
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
      token !== undefined && cookie.includes(token) && !isHidden(cookie) ? `${cookie}; HttpOnly` : cookie,
    );
  const over = handle !== undefined && (ends || status === 401);
  return [...passed, ...ours, ...(over ? [cookies.clear(handle)] : [])];
}

function isHidden(cookie: string): boolean {
  return /;\s*httponly\s*(;|$)/i.test(cookie);
}
