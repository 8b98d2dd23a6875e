import { sessionHandover, sessionTakeover } from '@atrium/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Engine } from '../../engine';
import { networkOf } from '../../network';
import { createHandover, redeemHandover } from '../../registry';
import { PeriodCounter } from '../connections/period-counter';
import { resolveHost, type HostRules } from '../hosts/resolve-host';
import { handleOf } from '../session/handle';
import type { SessionRefusal } from '../session/open-exchange';
import { serveSessionCall, tooManyRequests } from '../session/serve-session-call';

/** Handovers and takeovers of one network; each costs a statement. */
const bounds = { most: 120, period: 15 * 60_000 };

const refused: SessionRefusal = {
  status: 403,
  code: 'handover_refused',
  message: 'This session cannot continue here. Please sign in.',
};

type HandoverOptions = HostRules & { engine: Engine; now?: (() => number) | undefined };

/**
 * Lets a session continue on another domain of the same merchant, and so of the same back end (docs/decisions/0054): one
 * domain issues a code for the session of its cookie, the other one sets its own cookie for the code.
 */
export function serveHandover(app: FastifyInstance, options: HandoverOptions): void {
  const { engine, now = Date.now } = options;
  const counter = new PeriodCounter(bounds, now);

  serveSessionCall(app, sessionHandover, async ({ merchant, exchange, sent, request }) => {
    const target = sent && portalAt(sent.origin, options);
    if (exchange.handle === undefined || target?.merchant !== merchant.code) return refused;
    if (!counter.admit(networkOf(request.ip))) return tooManyRequests;
    const { authorization: token = '' } = request.headers;
    const code = await createHandover(engine, { ...target, client: clientOf(request) }, token, now());
    return { value: { code } };
  });

  serveSessionCall(app, sessionTakeover, async ({ merchant, exchange, sent, request }) => {
    const { origin } = request.headers;
    // browsers state the origin of every page that posts
    if (sent === undefined || origin === undefined) return refused;
    if (!counter.admit(networkOf(request.ip))) return tooManyRequests;
    const target = { merchant: merchant.code, origin, client: clientOf(request) };
    const token = await redeemHandover(engine, target, sent.code, now());
    if (token === undefined) return refused;
    return { value: { token: handleOf(token) }, setCookies: exchange.cookies.grant(token, exchange.handle) };
  });
}

/** The portal at an origin, in the form that browsers state; `undefined` where there is none. */
function portalAt(origin: string, rules: HostRules): { merchant: string; origin: string } | undefined {
  if (!URL.canParse(origin)) return undefined;
  const { protocol, hostname, origin: stated } = new URL(origin);
  const there = resolveHost(hostname, rules);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && there.kind === 'merchant' ? { merchant: there.merchant.code, origin: stated } : undefined;
}

/** A code that a stranger has read, or planted in a link, is of no use in another network or browser. */
function clientOf({ ip, headers }: FastifyRequest): string {
  return `${networkOf(ip)}\n${headers['user-agent'] ?? ''}`;
}
