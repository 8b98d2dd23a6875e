import { systemPing } from '@atrium/api';
import type { FastifyInstance } from 'fastify';

/** Answers from any site and for any merchant: asked across origins to find a domain that can be reached. */
export function servePing(app: FastifyInstance): void {
  app.get(systemPing.path, async (_request, reply) => {
    void reply.header('access-control-allow-origin', '*').header('cache-control', 'no-store');
    return { success: true, value: null };
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
