import type { FastifyInstance } from 'fastify';
import { inertPolicy } from '../pages/inert-policy';

/** What an embedding page may request: releases, the composition, the runtime, and the merchant's back end. */
const open = /^\/(r\/|composition$|embed\.js(on)?$|wps\/|lgw\/)/;

/** Answer to preflights, cached for ten minutes; it allows the headers that our client sends. */
const preflight = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers':
    'authorization, content-type, customerid, device, encryption, idempotency-key, language, merchant, x-request-id',
  'access-control-max-age': '600',
  'content-security-policy': inertPolicy,
  'x-content-type-options': 'nosniff',
};

/**
 * Allows pages of a merchant's `embedOrigins` to read what they need to mount views of its remotes, without cookies:
 * `access-control-allow-credentials` is never sent.
 */
export function allowEmbedOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { resolvedHost } = request;
    const path = (request.raw.url ?? '').split('?', 1)[0] ?? '';
    if (reply.sent || resolvedHost.kind !== 'merchant' || !open.test(path)) return;
    const { embedOrigins } = resolvedHost.merchant;
    if (embedOrigins.length === 0) return;
    // on the raw answer, which also covers answers streamed from a back end
    reply.raw.setHeader('vary', 'origin, accept-encoding');
    const { origin } = request.headers;
    if (origin === undefined || !embedOrigins.includes(origin)) return;
    reply.raw.setHeader('access-control-allow-origin', origin);
    reply.raw.setHeader('access-control-expose-headers', 'date');
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return;
    return reply.code(204).headers(preflight).send();
  });
}
