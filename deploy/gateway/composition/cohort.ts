import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const cookie = 'atrium.cohort';
/** Cohorts have a resolution of 0.01 per cent. */
const parts = 10_000;
const oneYear = 31_536_000;

/** Above every share: such a visitor gets no canary. */
export const noCohort = 100;

/**
 * Reads the browser's cohort, a number from 0 to below 100, from its cookie; `noCohort` where there is none. The number
 * says nothing about the person.
 */
export function cohortOf({ headers }: FastifyRequest): number {
  const [, number] = new RegExp(`(?:^|; )${cookie}=(\\d{1,4})(?:;|$)`).exec(headers.cookie ?? '') ?? [];
  return number === undefined ? noCohort : Number(number) / (parts / 100);
}

/** The cookie of a cohort; none for `noCohort`. */
export function cohortCookie(cohort: number): Record<string, string> {
  return cohort === noCohort ? {} : { [cookie]: String(Math.round(cohort * (parts / 100))) };
}

/** Assigns a cohort where the browser has none. Call it only for page loads, and while a canary for a share exists. */
export function giveCohort(request: FastifyRequest, reply: FastifyReply): number {
  const present = cohortOf(request);
  if (present !== noCohort) return present;
  const number = randomInt(parts);
  const secure = request.protocol === 'https' ? '; Secure' : '';
  void reply.header('set-cookie', `${cookie}=${number}; Path=/; Max-Age=${oneYear}; HttpOnly; SameSite=Lax${secure}`);
  return number / (parts / 100);
}
