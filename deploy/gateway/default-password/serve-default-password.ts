import { timingSafeEqual } from 'node:crypto';
import { defaultPasswordProof, sessionDefaultPassword } from '@atrium/api';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { networkOf } from '../../network';
import { NetworkCounter } from '../connections/network-counter';
import { sendText } from '../pages/send-text';
import { isRefusal, openExchange } from '../session/open-exchange';
import { sendRefusal } from '../session/send-refusal';
import { dataHeaders } from '../upstream/answer-headers';

/** The default password of a merchant, `undefined` where none is configured. */
export type DefaultPasswordOf = (merchant: string) => Promise<string | undefined>;

/** Wrong proofs of one network; each sign-in by password may send one. */
const wrongProofs = { most: 60, period: 15 * 60_000 };
/** Bytes of a request. */
const longest = 1_000;

/**
 * Answers the merchant's default password to a session in which it was typed. A back end that follows the source does
 * not say whether the password is the default one, and a page must not have it to compare with.
 */
export function serveDefaultPassword(
  app: FastifyInstance,
  { defaultPassword, now }: { defaultPassword: DefaultPasswordOf; now?: (() => number) | undefined },
): void {
  const wrong = new NetworkCounter(wrongProofs, now);
  app.post(sessionDefaultPassword.path, { bodyLimit: longest }, async (request, reply) => {
    const { resolvedHost } = request;
    if (resolvedHost.kind !== 'merchant') return sendText(reply, 404, 'There is no portal at this address.');
    const authorization = request.headers.authorization ?? '';
    const exchange = openExchange(request, resolvedHost.merchant);
    if (isRefusal(exchange)) return sendRefusal(reply, exchange);
    const sent = v.safeParse(sessionDefaultPassword.request, request.body);
    if (!sent.success || authorization === '')
      return sendRefusal(reply, { status: 400, code: 'request_invalid', message: 'The request is incomplete.' });
    const network = networkOf(request.ip);
    if (wrong.isExhausted(network))
      return sendRefusal(reply, { status: 429, code: 'TOO_MANY_REQUESTS', message: 'Too many requests.' });
    const password = await defaultPassword(resolvedHost.merchant.code);
    const proven =
      password !== undefined && isEqual(sent.output.proof, await defaultPasswordProof(authorization, password));
    if (!proven) wrong.count(network);
    return reply.headers(dataHeaders).send({ success: true, value: proven ? { password } : {} });
  });
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
