import type { FastifyRequest } from 'fastify';

/** Whether a request came by a name that is nobody's portal: this machine's own, or one an orchestrator uses. */
export function isForOperators({ meaning }: FastifyRequest): boolean {
  return meaning.kind === 'chooser' || meaning.kind === 'unknown';
}
