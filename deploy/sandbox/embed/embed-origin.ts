import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Backend } from '../backend';
import type { Merchant } from '../merchants/merchant';
import { Refusal } from '../wire/refusal';

/** The merchant of a request to an embed origin, whatever the part. */
export function merchantOfPart({ merchants, origins }: Backend, request: FastifyRequest): Merchant | undefined {
  const named = origins.read(request.hostname);
  return named?.kind === 'embed' ? merchants.get(named.code) : undefined;
}

/** The same. @throws Refusal for an unknown merchant. */
export function merchantOfEmbed(backend: Backend, request: FastifyRequest): Merchant {
  const merchant = merchantOfPart(backend, request);
  if (!merchant) throw new Refusal('merchant_unknown', { status: 404 });
  return merchant;
}

/** Headers of the embed origins: no MIME sniffing, no referrer, no caching. */
export function guardEmbed(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    void reply.headers({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  });
}
