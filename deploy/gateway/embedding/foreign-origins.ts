import type { FastifyInstance } from 'fastify';
import { inertPolicy } from '../pages/inert-policy';

/** What a foreign page may ask for: releases, the composition, the runtime, and the merchant's back end. */
const open = /^\/(r\/|composition$|embed\.js(on)?$|wps\/|lgw\/)/;

/** Headers our client sends, and what preflights are told once in ten minutes. */
const preflight = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers':
    'authorization, content-type, device, encryption, idempotency-key, language, merchant, x-request-id',
  'access-control-max-age': '600',
  'content-security-policy': inertPolicy,
  'x-content-type-options': 'nosniff',
};

/**
 * Lets pages of the origins that a merchant names (`embedOrigins`) read what they need to mount views of its remotes.
 * Without cookies: `access-control-allow-credentials` is never given.
 */
export function allowEmbedOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { meaning } = request;
    const path = (request.raw.url ?? '').split('?', 1)[0] ?? '';
    if (reply.sent || meaning.kind !== 'merchant' || !open.test(path)) return;
    const { embedOrigins } = meaning.merchant;
    if (embedOrigins.length === 0) return;
    // on the raw answer, so that they also go with what is streamed from a back end
    reply.raw.setHeader('vary', 'origin, accept-encoding');
    const { origin } = request.headers;
    if (origin === undefined || !embedOrigins.includes(origin)) return;
    reply.raw.setHeader('access-control-allow-origin', origin);
    reply.raw.setHeader('access-control-expose-headers', 'date');
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return;
    return reply.code(204).headers(preflight).send();
  });
}
