import { sessionHandover, sessionTakeover } from '@atrium/api';
import { isCallError, type Endpoint } from '@atrium/contract';
import { callHeaders } from '../api/call-headers';
import { readAnswer } from '../api/read-answer';
import type { SessionStore } from '../../person/session/session-store';
import { randomUuid } from '../../storage/random-uuid';

/** Milliseconds to wait for the failing domain: a person who is leaving it signs in again rather than wait longer. */
const patience = 3_000;
const mark = '#handover=';

export interface HandoverTools {
  fetch: typeof fetch;
  merchant: string;
  language: { current: string };
  session: Pick<SessionStore, 'authorization' | 'signedIn' | 'establish'>;
}

/**
 * The part of an address on `origin` with which the session continues there; empty for a visitor, or where this domain
 * gives no code. It is behind `#`, which browsers send to no server.
 */
export async function handoverMark(origin: string, { session, ...tools }: HandoverTools): Promise<string> {
  const authorization = session.signedIn ? session.authorization() : undefined;
  if (authorization === undefined) return '';
  try {
    const { code } = await ask(sessionHandover, { origin }, { ...tools, authorization });
    return mark + code;
  } catch {
    return '';
  }
}

/**
 * Continues the session that an address brought from another domain, unless there is one here already. A code that is
 * refused, such as one that was used before, leaves a visitor.
 */
export async function takeOver(hash: string, { session, ...tools }: HandoverTools): Promise<void> {
  if (!hash.startsWith(mark)) return;
  if (location.hash === hash) history.replaceState(history.state, '', location.pathname + location.search);
  if (session.signedIn) return;
  const answer = await ask(sessionTakeover, { code: hash.slice(mark.length) }, tools).catch((error: unknown) => {
    // the gateway has answered and logged it
    if (isCallError(error) && error.key === 'handover_refused') return undefined;
    throw error;
  });
  if (answer && !session.signedIn) await session.establish({ token: answer.token, account: '' });
}

/** @throws CallError as the API client does; parts that are left out of an answer are none of these calls'. */
async function ask<Request, Answer>(
  endpoint: Endpoint<Request, Answer>,
  request: Request,
  { fetch, merchant, language, authorization }: Omit<HandoverTools, 'session'> & { authorization?: string },
): Promise<Answer> {
  const requestId = randomUuid();
  const response = await fetch(endpoint.path, {
    method: endpoint.method,
    headers: {
      ...callHeaders(merchant, language.current, authorization),
      'Content-Type': 'application/json',
      'X-Request-Id': requestId,
    },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(patience),
  });
  const { status, statusText } = response;
  const body: unknown = await response.json();
  const incoming = { status, statusText, body, serverTime: undefined };
  return readAnswer(endpoint, incoming, requestId, () => undefined);
}
