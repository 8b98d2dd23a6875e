import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { packageFolder } from '../../engine';
import { portalSources } from '../../origins';
import type { Backend } from '../backend';
import { injectFault } from '../control/inject-fault';
import { guardEmbed, merchantOfEmbed } from '../embed/embed-origin';
import { acceptJson } from '../wire/accept-json';
import { Refusal } from '../wire/refusal';
import { renderChat } from './chat-page';
import { chatTexts } from './chat-texts';

const types = { 'chat.js': 'text/javascript; charset=utf-8', 'chat.css': 'text/css; charset=utf-8' };

const MessageSchema = v.strictObject({
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
  language: v.pipe(v.string(), v.maxLength(5)),
});

/**
 * Mock of a merchant's chat service, on its own origin. The fault `chat.ready` of the control page keeps it from
 * becoming ready.
 */
export async function serveChat(app: FastifyInstance, backend: Backend): Promise<void> {
  const constraints = { host: backend.origins.hostPatterns.embed('chat') };
  const files = new Map(
    await Promise.all(
      Object.keys(types).map(
        async (name) => [name, await readFile(join(packageFolder(), 'sandbox/chat/page', name))] as const,
      ),
    ),
  );
  acceptJson(app);
  guardEmbed(app);

  app.get<{ Querystring: { lang?: string } }>('/chat', { constraints }, async (request, reply) => {
    const merchant = merchantOfEmbed(backend, request);
    const portals = portalSources(backend.origins, merchant);
    void reply.header('content-security-policy', policy(portals)).type('text/html; charset=utf-8');
    return renderChat({ language: String(request.query.lang ?? ''), merchant: merchant.name });
  });

  app.get<{ Params: { file: keyof typeof types } }>('/chat/:file', { constraints }, async ({ params }, reply) => {
    const content = files.get(params.file);
    if (!content) return reply.code(404).type('text/plain; charset=utf-8').send('There is no such file.\n');
    return reply.type(types[params.file]).send(content);
  });

  app.get('/chat/ready', { constraints }, async (request) => {
    const { code } = merchantOfEmbed(backend, request);
    await injectFault(backend, { merchant: code, host: request.hostname, endpoint: 'chat.ready' });
    return { success: true, value: null };
  });

  app.post('/chat/messages', { constraints }, async ({ body }) => {
    const read = v.safeParse(MessageSchema, body);
    if (!read.success) throw new Refusal('request_invalid');
    return { success: true, value: { text: chatTexts(read.output.language).words.taken } };
  });
}

function policy(portals: string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${portals.join(' ')}`,
  ].join('; ');
}
