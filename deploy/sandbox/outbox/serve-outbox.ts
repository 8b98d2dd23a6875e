import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { packageFolder } from '../../engine';
import type { Backend } from '../backend';
import { Refusal } from '../wire/refusal';
import { readOutbox } from './read-outbox';

const base = '/wps/control/outbox';

const files = {
  'outbox.html': 'text/html; charset=utf-8',
  'outbox.js': 'text/javascript; charset=utf-8',
  'outbox.css': 'text/css; charset=utf-8',
};

const word = v.optional(v.pipe(v.string(), v.maxLength(120)));
const SearchSchema = v.object({ merchant: word, search: word });

/**
 * The outbox for testers: `GET /wps/control/outbox` shows it, `…/messages?search=&merchant=` returns the messages. Must
 * be mounted within the control page's routes, for their access check and headers.
 */
export async function serveOutbox(app: FastifyInstance, backend: Backend): Promise<void> {
  const folder = join(packageFolder(), 'sandbox/outbox/page');
  app.addHook('onRequest', async (_request, reply) => void reply.header('x-robots-tag', 'noindex, nofollow'));
  for (const [name, type] of Object.entries(files)) {
    const content = await readFile(join(folder, name));
    const url = name.endsWith('.html') ? base : `${base}/page/${name}`;
    app.get(url, async (_request, reply) => reply.type(type).send(content));
  }
  app.get(`${base}/messages`, async ({ query }) => {
    const read = v.safeParse(SearchSchema, query);
    if (!read.success) throw new Refusal('request_invalid');
    return { success: true, value: await readOutbox(backend, read.output) };
  });
}
