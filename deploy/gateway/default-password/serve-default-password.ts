import { timingSafeEqual } from 'node:crypto';
import { defaultPasswordProof, sessionDefaultPassword } from '@atrium/api';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../../network';
import { NetworkCounter } from '../connections/network-counter';
import type { SessionRefusal } from '../session/open-exchange';
import { serveSessionCall, tooManyRequests } from '../session/serve-session-call';

/** The default password of a merchant, `undefined` where none is configured. */
export type DefaultPasswordOf = (merchant: string) => Promise<string | undefined>;

/** Wrong proofs of one network; each sign-in by password may send one. */
const wrongProofs = { most: 60, period: 15 * 60_000 };

const incomplete: SessionRefusal = { status: 400, code: 'request_invalid', message: 'The request is incomplete.' };

/**
 * Answers the merchant's default password to a session in which it was typed. A back end that follows the source does
 * not say whether the password is the default one, and a page must not have it to compare with.
 */
export function serveDefaultPassword(
  app: FastifyInstance,
  { defaultPassword, now }: { defaultPassword: DefaultPasswordOf; now?: (() => number) | undefined },
): void {
  const wrong = new NetworkCounter(wrongProofs, now);
  serveSessionCall(app, sessionDefaultPassword, async ({ merchant, authorization, sent, request }) => {
    if (sent === undefined || authorization === '') return incomplete;
    const network = networkOf(request.ip);
    if (wrong.isExhausted(network)) return tooManyRequests;
    const password = await defaultPassword(merchant.code);
    const isProven = password !== undefined && isEqual(sent.proof, await defaultPasswordProof(authorization, password));
    if (isProven) return { value: { password } };
    wrong.count(network);
    return { value: {} };
  });
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
