import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const cookie = 'atrium.cohort';
/** Cohorts are told apart to a hundredth of a per cent. */
const parts = 10_000;
const oneYear = 31_536_000;

/** Beyond every share: such a visitor tries nothing. */
export const noCohort = 100;

/**
 * A browser's place among all, from 0 to below 100, which it keeps in a cookie: a number, so that nothing is known of
 * the person. `noCohort` for one that has none.
 */
export function cohortOf({ headers }: FastifyRequest): number {
  const [, number] = new RegExp(`(?:^|; )${cookie}=(\\d{1,4})(?:;|$)`).exec(headers.cookie ?? '') ?? [];
  return number === undefined ? noCohort : Number(number) / (parts / 100);
}

/** Gives the browser a cohort where it has none: to be done only for page loads, and while a share of them matters. */
export function giveCohort(request: FastifyRequest, reply: FastifyReply): number {
  const present = cohortOf(request);
  if (present !== noCohort) return present;
  const number = randomInt(parts);
  const secure = request.protocol === 'https' ? '; Secure' : '';
  void reply.header('set-cookie', `${cookie}=${number}; Path=/; Max-Age=${oneYear}; HttpOnly; SameSite=Lax${secure}`);
  return number / (parts / 100);
}
