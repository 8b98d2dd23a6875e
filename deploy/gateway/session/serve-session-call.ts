import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Merchant } from '../../merchants';
import { sendText } from '../pages/send-text';
import { dataHeaders } from '../upstream/answer-headers';
import { isRefusal, openExchange, type SessionExchange, type SessionRefusal } from './open-exchange';
import { sendRefusal } from './send-refusal';

/** Maximum of bytes of a request. */
const longest = 1_000;

/** A call about the session of a page, which the gateway answers itself. */
interface SessionCall<Sent> {
  merchant: Merchant;
  exchange: SessionExchange;
  /** `Authorization` as the page sent it. In the request, the session's token has taken its place. */
  authorization: string;
  /** `undefined` where the body is not what the call requires. */
  sent: Sent | undefined;
  request: FastifyRequest;
}

type SessionAnswer = { value: unknown; setCookies?: string[] } | SessionRefusal;

export const tooManyRequests: SessionRefusal = {
  status: 429,
  code: 'TOO_MANY_REQUESTS',
  message: 'Too many requests.',
};

export function serveSessionCall<Schema extends v.GenericSchema>(
  app: FastifyInstance,
  { path, request: schema }: { path: string; request: Schema },
  answer: (call: SessionCall<v.InferOutput<Schema>>) => SessionAnswer | Promise<SessionAnswer>,
): void {
  app.post(path, { bodyLimit: longest }, async (request, reply) => {
    const { resolvedHost: here } = request;
    if (here.kind !== 'merchant') return sendText(reply, 404, 'There is no portal at this address.');
    const { authorization = '' } = request.headers;
    const exchange = openExchange(request, here.merchant);
    if (isRefusal(exchange)) return sendRefusal(reply, exchange);
    const read = v.safeParse(schema, request.body);
    const sent = read.success ? read.output : undefined;
    const answered = await answer({ merchant: here.merchant, exchange, authorization, sent, request });
    if ('status' in answered) return sendRefusal(reply, answered);
    const { value, setCookies = [] } = answered;
    if (setCookies.length > 0) void reply.header('set-cookie', setCookies);
    return reply.headers(dataHeaders).send({ success: true, value });
  });
}
