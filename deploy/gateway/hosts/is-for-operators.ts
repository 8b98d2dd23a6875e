import type { FastifyRequest } from 'fastify';

/** Whether a request may reach operations: by the operators' listener, or on a development machine from itself. */
export function isForOperators({ forOperators }: FastifyRequest): boolean {
  return forOperators;
}
