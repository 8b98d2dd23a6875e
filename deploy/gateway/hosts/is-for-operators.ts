import type { FastifyRequest } from 'fastify';

/** Whether a request came by the operators' listener, which alone serves operations. */
export function isForOperators({ forOperators }: FastifyRequest): boolean {
  return forOperators;
}
