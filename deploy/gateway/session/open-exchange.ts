import type { FastifyRequest } from 'fastify';
import type { Merchant } from '../../merchants';
import { endsSession, grantsSession } from './granting-paths';
import { isHandle } from './handle';
import { senderOf } from './sender';
import { SessionCookies } from './session-cookies';

/** Session data of a request and its answer. */
export interface SessionExchange {
  cookies: SessionCookies;
  /** Handle of the request's session; `undefined` for visitors and raw tokens. */
  handle: string | undefined;
  /** The answer may contain a token to replace. */
  grants: boolean;
  /** The answer ends the session. */
  ends: boolean;
  /** Completes the body of an answer that grants a session, before its token is replaced. */
  complete?: ((body: string) => Promise<string>) | undefined;
}

/** Why a request is refused, in the form of a back end's own refusals. */
export interface SessionRefusal {
  status: number;
  code: string;
  message: string;
}

const lost: SessionRefusal = {
  status: 401,
  code: 'user.or.token.invalid',
  message: 'Your session is not valid. Please sign in again.',
};
const crossSite: SessionRefusal = {
  status: 403,
  code: 'cross_site_request',
  message: 'Another site sent this request. Only pages of this portal may make changes.',
};
const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Replaces the handle in the request's headers by the session's token, and removes the session cookies
 * (docs/decisions/0048). Returns the refusal where the request is refused.
 */
export function openExchange(request: FastifyRequest, merchant: Merchant): SessionExchange | SessionRefusal {
  const { headers, method } = request;
  const target = request.raw.url ?? '';
  const sender = senderOf(request, merchant);
  const cookies = new SessionCookies(headers.cookie, { secure: request.protocol === 'https' });
  if (cookies.others === undefined) delete headers.cookie;
  else headers.cookie = cookies.others;
  if (sender === 'other-site' && !harmless.has(method)) return crossSite;

  const given = headers.authorization;
  // An embedding page keeps its token itself and never uses a cookie.
  if (sender === 'embedding-page') {
    if (given !== undefined && isHandle(given)) return lost;
    return { cookies, handle: undefined, grants: false, ends: false };
  }
  const grants = grantsSession(target);
  const token = given !== undefined && sender !== 'other-site' ? cookies.tokenOf(given) : undefined;
  if (token !== undefined) headers.authorization = token;
  else if (given !== undefined) {
    if (!grants) return lost;
    delete headers.authorization;
  }
  return { cookies, handle: token === undefined ? undefined : given, grants, ends: endsSession(target) };
}

export function isRefusal(outcome: SessionExchange | SessionRefusal): outcome is SessionRefusal {
  return 'status' in outcome;
}
