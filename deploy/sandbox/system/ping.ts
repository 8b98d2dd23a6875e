import { systemPing } from '@atrium/api';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../backend';
import { injectFault } from '../control/inject-fault';
import { answerFailure } from '../wire/failures';

/**
 * Answers any site and merchant: called across origins to find a reachable domain. A fault of the control page slows or
 * disables one of several domains.
 */
export function servePing(app: FastifyInstance, backend: Backend): void {
  app.get(systemPing.path, async (request, reply) => {
    void reply.header('access-control-allow-origin', '*').header('cache-control', 'no-store');
    try {
      const merchant = String(request.headers['merchant'] ?? '');
      await injectFault(backend, { merchant, host: request.hostname, endpoint: systemPing.id });
      return { success: true, value: null };
    } catch (error) {
      return answerFailure(error, 'EN', request, reply);
    }
  });
  app.options(systemPing.path, async (_request, reply) => {
    void reply
      .code(204)
      .header('access-control-allow-origin', '*')
      .header('access-control-allow-methods', 'GET')
      .header('access-control-allow-headers', '*')
      .header('access-control-max-age', '86400');
    return reply.send();
  });
}
