import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Backend } from '../backend';
import { openPage } from '../pages/open-page';
import { Refusal } from '../wire/refusal';
import { readOutbox } from './read-outbox';

const base = '/wps/control/outbox';

const word = v.optional(v.pipe(v.string(), v.maxLength(120)));
const SearchSchema = v.object({ merchant: word, search: word });

/**
 * The outbox for testers: `GET /wps/control/outbox` shows it, `…/messages?search=&merchant=` returns the messages. Must
 * be mounted within the control page's routes, for their access check.
 */
export async function serveOutbox(app: FastifyInstance, backend: Backend): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => void reply.header('x-robots-tag', 'noindex, nofollow'));
  const page = await openPage(app, { folder: 'outbox', path: `${base}/page` });
  app.get(base, async (_request, reply) => page.send(reply, { title: 'Sandbox outbox' }));
  app.get(`${base}/messages`, async ({ query }) => {
    const read = v.safeParse(SearchSchema, query);
    if (!read.success) throw new Refusal('request_invalid');
    return { success: true, value: await readOutbox(backend, read.output) };
  });
}
