import { sessionHandover, sessionTakeover } from '@atrium/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Engine } from '../../engine';
import { networkOf } from '../../network';
import { createHandover, redeemHandover } from '../../registry';
import { NetworkCounter } from '../connections/network-counter';
import { resolveHost, type HostRules } from '../hosts/resolve-host';
import { sendText } from '../pages/send-text';
import { isRefusal, openExchange, type SessionRefusal } from '../session/open-exchange';
import { replaceToken } from '../session/replace-token';
import { sendRefusal } from '../session/send-refusal';
import { dataHeaders } from '../upstream/answer-headers';

/** Bytes of a request. */
const longest = 1_000;
/** Handovers and takeovers of one network; each costs a statement. */
const bounds = { most: 120, period: 15 * 60_000 };

const refused: SessionRefusal = {
  status: 403,
  code: 'handover_refused',
  message: 'This session cannot continue here. Please sign in.',
};
const tooMany: SessionRefusal = { status: 429, code: 'TOO_MANY_REQUESTS', message: 'Too many requests.' };

type HandoverOptions = HostRules & { engine: Engine; now?: (() => number) | undefined };

/**
 * Lets a session continue on another domain of the same merchant, and so of the same back end (docs/decisions/0054): one
 * domain issues a code for the session of its cookie, the other one sets its own cookie for the code.
 */
export function serveHandover(app: FastifyInstance, options: HandoverOptions): void {
  const { engine, now = Date.now } = options;
  const counter = new NetworkCounter(bounds, now);

  const isAdmitted = ({ ip }: FastifyRequest): boolean => {
    const network = networkOf(ip);
    if (counter.isExhausted(network)) return false;
    counter.count(network);
    return true;
  };

  app.post(sessionHandover.path, { bodyLimit: longest }, async (request, reply) => {
    const { resolvedHost: here, headers } = request;
    if (here.kind !== 'merchant') return sendText(reply, 404, 'There is no portal at this address.');
    const exchange = openExchange(request, here.merchant);
    if (isRefusal(exchange)) return sendRefusal(reply, exchange);
    const sent = v.safeParse(sessionHandover.request, request.body);
    const target = sent.success ? portalAt(sent.output.origin, options) : undefined;
    const { code: merchant } = here.merchant;
    if (exchange.handle === undefined || target?.merchant !== merchant) return sendRefusal(reply, refused);
    if (!isAdmitted(request)) return sendRefusal(reply, tooMany);
    const code = await createHandover(
      engine,
      { ...target, client: clientOf(request) },
      headers.authorization ?? '',
      now(),
    );
    return answer(reply, { code });
  });

  app.post(sessionTakeover.path, { bodyLimit: longest }, async (request, reply) => {
    const { resolvedHost: here, headers } = request;
    if (here.kind !== 'merchant') return sendText(reply, 404, 'There is no portal at this address.');
    const exchange = openExchange(request, here.merchant);
    if (isRefusal(exchange)) return sendRefusal(reply, exchange);
    const sent = v.safeParse(sessionTakeover.request, request.body);
    // browsers state the origin of every page that posts
    if (!sent.success || headers.origin === undefined) return sendRefusal(reply, refused);
    if (!isAdmitted(request)) return sendRefusal(reply, tooMany);
    const target = { merchant: here.merchant.code, origin: headers.origin, client: clientOf(request) };
    const token = await redeemHandover(engine, target, sent.output.code, now());
    if (token === undefined) return sendRefusal(reply, refused);
    const granted = replaceToken(JSON.stringify({ success: true, value: { token } }), exchange);
    return reply
      .headers({ ...dataHeaders, 'content-type': 'application/json; charset=utf-8', 'set-cookie': granted.setCookies })
      .send(granted.body);
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

function answer(reply: FastifyReply, value: unknown): FastifyReply {
  return reply.headers(dataHeaders).send({ success: true, value });
}
