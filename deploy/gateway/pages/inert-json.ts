import type { FastifyInstance } from 'fastify';
import { inertHeaders } from './inert-headers';

const json = /^application\/([\w.-]+\+)?json\b/;

/** Makes every answer in JSON inert, whichever route gives it, unless it carries a policy of its own. */
export function inertJson(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (!json.test(String(reply.getHeader('content-type'))) || reply.hasHeader('content-security-policy')) return;
    void reply.headers(inertHeaders);
  });
}
