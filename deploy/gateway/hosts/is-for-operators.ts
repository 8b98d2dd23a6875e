import type { FastifyRequest } from 'fastify';

/** Whether a request arrived at the operators' listener, the only one that serves operations. */
export function isForOperators({ forOperators }: FastifyRequest): boolean {
  return forOperators;
}
