import type { FastifyInstance } from 'fastify';
import { pageLanguage } from '../composing';
import { sendCompressed } from '../pages/send-compressed';
import { inertHeaders } from '../pages/inert-headers';
import { sendText } from '../pages/send-text';
import { cohortOf } from './cohort';
import type { MergedMerchants } from '../settings/merged-merchants';
import { visitorOf } from '../upstream/visitor-of';
import type { Composer } from './composer';
import { rememberedLanguage } from './remembered-language';

/**
 * Serves the composition that a page load would get now. Open pages send the id of their own (`If-None-Match`) and
 * usually receive 304; `?language=` selects another language, with an ETag of its own.
 */
export function serveComposition(app: FastifyInstance, composer: Composer, merged: MergedMerchants): void {
  app.get<{ Querystring: { language?: string } }>('/composition', async (request, reply) => {
    const { resolvedHost } = request;
    if (resolvedHost.kind !== 'merchant') return sendText(reply, 404, 'There is no portal at this address.');
    const { merchant: configured, siteCode } = resolvedHost;
    const requested = request.query.language;
    const language = pageLanguage(configured.languages, requested ?? rememberedLanguage(request, configured.code));
    const merchant = await merged.forComposition(configured, visitorOf(request, language));
    const composed = composer.compose({ merchant, siteCode, language, cohort: cohortOf(request) });
    if (!composed) return sendText(reply, 503, 'Nothing is published yet.');
    const { id } = composed.composition;
    const tag = requested === undefined ? `"${id}"` : `"${id}-${language}"`;
    // other sites cannot load it as an object or image either
    void reply.headers({ ...inertHeaders, 'cross-origin-resource-policy': 'same-origin' });
    void reply.header('cache-control', 'no-store').header('etag', tag);
    if (request.headers['if-none-match']?.replace(/^W\//, '') === tag) return reply.code(304).send();
    void reply.header('content-type', 'application/json; charset=utf-8');
    return sendCompressed(request, reply, JSON.stringify(composed.composition));
  });
}
