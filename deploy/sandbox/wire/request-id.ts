import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const header = 'x-request-id';

/** The caller's request id if it is safe to log, otherwise a new one. */
export function requestId(request: FastifyRequest): string {
  const given = request.headers[header];
  return typeof given === 'string' && /^[\w-]{1,64}$/.test(given) ? given : randomUUID();
}
