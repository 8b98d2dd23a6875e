import type { FastifyInstance } from 'fastify';
import { inertHeaders } from './inert-headers';

const json = /^application\/([\w.-]+\+)?json\b/;

/** Makes JSON answers of all routes inert, unless they have their own policy. */
export function inertJson(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (!json.test(String(reply.getHeader('content-type'))) || reply.hasHeader('content-security-policy')) return;
    void reply.headers(inertHeaders);
  });
}
