import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { portalSources } from '../../origins';
import type { Backend } from '../backend';
import { injectFault } from '../control/inject-fault';
import { merchantOfEmbed } from '../embed/merchant-of-embed';
import { openPage } from '../pages/open-page';
import { readPageTexts } from '../pages/read-page-texts';
import { acceptJson } from '../wire/accept-json';
import { Refusal } from '../wire/refusal';
import { chatBody, type ChatTexts } from './chat-body';

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
  acceptJson(app);
  const page = await openPage(app, { folder: 'chat', path: '/chat', constraints });
  const textsIn = await readPageTexts<ChatTexts>('chat');

  app.get<{ Querystring: { lang?: string } }>('/chat', { constraints }, async (request, reply) => {
    const merchant = merchantOfEmbed(backend, request);
    const { language, texts } = textsIn(String(request.query.lang ?? ''));
    return page.send(reply, {
      language,
      title: texts.title,
      body: chatBody(texts, merchant.name),
      frameAncestors: portalSources(backend.origins, merchant),
    });
  });

  app.get('/chat/ready', { constraints }, async (request) => {
    const { code } = merchantOfEmbed(backend, request);
    await injectFault(backend, { merchant: code, host: request.hostname, endpoint: 'chat.ready' });
    return { success: true, value: null };
  });

  app.post('/chat/messages', { constraints }, async ({ body }) => {
    const read = v.safeParse(MessageSchema, body);
    if (!read.success) throw new Refusal('request_invalid');
    return { success: true, value: { text: textsIn(read.output.language).texts.received } };
  });
}
