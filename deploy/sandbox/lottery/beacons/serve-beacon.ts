import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { dayLength, roundTime, type HashChain } from '../drawing/hash-chain';

/** Header with the milliseconds by which the sandbox's clock is set forward. */
export const clockHeader = 'sandbox-clock-forward';

interface BeaconServer {
  chain: HashChain;
  /** Lets the sandbox set the beacon's clock forward, as its control page does. */
  token: string;
  /** Sets the clock forward by milliseconds in all. */
  follow(forward: number): void;
}

/**
 * The sandbox's beacon on an origin of its own: `GET /chains/DAY` answers the end of a day's chain, at any time, and
 * `GET /rounds/ROUND` the value of a round from its time on.
 */
export async function serveBeacon(app: FastifyInstance, { chain, token, follow }: BeaconServer): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('access-control-allow-origin', '*').header('cache-control', 'no-store');
    const forward = Number(request.headers[clockHeader]);
    if (Number.isSafeInteger(forward) && forward > 0 && carries(request, token)) follow(forward);
  });
  app.get<{ Params: { day: string } }>('/chains/:day', async ({ params }, reply) => {
    const day = wholeNumber(params.day);
    if (day === undefined) return reply.code(404).send({ reason: 'A day is a number of days since 1970.' });
    return { day, firstRound: day * dayLength, rounds: dayLength, roundTime, end: chain.endOf(day) };
  });
  app.get<{ Params: { round: string } }>('/rounds/:round', async ({ params }, reply) => {
    const round = wholeNumber(params.round);
    const value = round === undefined ? undefined : chain.valueOf(round);
    if (value === undefined) return reply.code(404).send({ reason: 'The round is not published yet.' });
    return { round, value };
  });
}

function wholeNumber(text: string): number | undefined {
  return /^\d{1,12}$/.test(text) ? Number(text) : undefined;
}

function carries({ headers }: FastifyRequest, token: string): boolean {
  const [sent, right] = [Buffer.from(headers.authorization ?? ''), Buffer.from(`Bearer ${token}`)];
  return sent.length === right.length && timingSafeEqual(sent, right);
}
