import type { FastifyInstance } from 'fastify';
import { pageLanguage } from '../composing';
import { sendCompressed } from '../pages/send-compressed';
import { inertHeaders } from '../pages/inert-headers';
import { sendText } from '../pages/send-text';
import { cohortOf } from './cohort';
import type { Composer } from './composer';
import { rememberedLanguage } from './remembered-language';

/**
 * The composition a page load would get now. Open pages ask with the id of their own (`If-None-Match`) and mostly hear
 * 304; `?language=` gives it in another language, under a tag of its own.
 */
export function serveComposition(app: FastifyInstance, composer: Composer): void {
  app.get<{ Querystring: { language?: string } }>('/composition', async (request, reply) => {
    const { meaning } = request;
    if (meaning.kind !== 'merchant') return sendText(reply, 404, 'There is no portal at this address.');
    const { merchant, siteCode } = meaning;
    const asked = request.query.language;
    const language = pageLanguage(merchant.languages, asked ?? rememberedLanguage(request, merchant.code));
    const composed = composer.compose({ merchant, siteCode, language, cohort: cohortOf(request) });
    if (!composed) return sendText(reply, 503, 'Nothing is published yet.');
    const { id } = composed.composition;
    const tag = asked === undefined ? `"${id}"` : `"${id}-${language}"`;
    void reply.header('cache-control', 'no-store').header('etag', tag).headers(inertHeaders);
    if (request.headers['if-none-match']?.replace(/^W\//, '') === tag) return reply.code(304).send();
    void reply.header('content-type', 'application/json; charset=utf-8');
    return sendCompressed(request, reply, JSON.stringify(composed.composition));
  });
}
