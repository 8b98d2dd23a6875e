import { sessionHandover, sessionTakeover } from '@atrium/api';
import { deviceHeader } from '@atrium/api/figures';
import * as v from 'valibot';
import type { SessionStore } from '../../person/session/session-store';

/** Milliseconds to wait for the failing domain: a person who is leaving it signs in again rather than wait longer. */
const patience = 3_000;
const mark = '#handover=';

export interface HandoverTools {
  fetch: typeof fetch;
  merchant: string;
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

/** Continues the session that an address brought from another domain, unless there is one here already. */
export async function takeOver(hash: string, { session, ...tools }: HandoverTools): Promise<void> {
  if (!hash.startsWith(mark)) return;
  if (location.hash === hash) history.replaceState(history.state, '', location.pathname + location.search);
  if (session.signedIn) return;
  const { token } = await ask(sessionTakeover, { code: hash.slice(mark.length) }, tools);
  if (!session.signedIn) await session.establish({ token, account: '' });
}

const SuccessSchema = v.object({ success: v.literal(true), value: v.unknown() });

async function ask<Request, Answer>(
  endpoint: { path: string; method: string; answer: v.GenericSchema<unknown, Answer>; request?: Request },
  request: unknown,
  { fetch, merchant, authorization }: Omit<HandoverTools, 'session'> & { authorization?: string },
): Promise<Answer> {
  const response = await fetch(endpoint.path, {
    method: endpoint.method,
    headers: {
      'Content-Type': 'application/json',
      Merchant: merchant,
      Device: deviceHeader,
      ...(authorization !== undefined && { Authorization: authorization }),
    },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(patience),
  });
  return v.parse(endpoint.answer, v.parse(SuccessSchema, await response.json()).value);
}
