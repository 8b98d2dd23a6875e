import { timingSafeEqual } from 'node:crypto';
import { defaultPasswordProof, sessionDefaultPassword } from '@atrium/api';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../../network';
import { PeriodCounter } from '../connections/period-counter';
import type { SessionRefusal } from '../session/open-exchange';
import { serveSessionCall, tooManyRequests } from '../session/serve-session-call';

/** The default password of a merchant, `undefined` where none is configured. */
export type DefaultPasswordOf = (merchant: string) => Promise<string | undefined>;

/** Wrong proofs of one session, which has one password: the person's own, which each sign-in by password sends, and slips. */
const ofSession = { most: 3, period: 15 * 60_000 };
/**
 * Wrong proofs of one network. Before a back end that does not name default passwords every sign-in by password sends
 * one, and a mobile network has many people: the bound is for an attacker with many sessions.
 */
const ofNetwork = { most: 300, period: 15 * 60_000 };

const incomplete: SessionRefusal = { status: 400, code: 'request_invalid', message: 'The request is incomplete.' };

/**
 * Answers the merchant's default password to a session in which it was typed. A back end that follows the source does
 * not say whether the password is the default one, and a page must not have it to compare with.
 */
export function serveDefaultPassword(
  app: FastifyInstance,
  { defaultPassword, now }: { defaultPassword: DefaultPasswordOf; now?: (() => number) | undefined },
): void {
  const sessions = new PeriodCounter(ofSession, now);
  const networks = new PeriodCounter(ofNetwork, now);
  serveSessionCall(app, sessionDefaultPassword, async ({ merchant, authorization, sent, request }) => {
    if (sent === undefined || authorization === '') return incomplete;
    const network = networkOf(request.ip);
    // a session by its handle
    if (sessions.isExhausted(authorization) || networks.isExhausted(network)) return tooManyRequests;
    const password = await defaultPassword(merchant.code);
    const isProven = password !== undefined && isEqual(sent.proof, await defaultPasswordProof(authorization, password));
    if (isProven) return { value: { password } };
    sessions.count(authorization);
    networks.count(network);
    return { value: {} };
  });
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
