import type { FastifyInstance } from 'fastify';

/** Sets headers on every answer: no MIME sniffing, no referrer and, unless the answer says otherwise, no caching. */
export function guardPage(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    void reply.headers({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  });
}
