import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Backend } from '../backend';
import type { Merchant } from '../merchants/merchant';
import { Refusal } from '../wire/refusal';

/** A merchant's embed origin: what stands in frames of its portal and is not the portal's own. */
export const constraints = { host: /^[a-z0-9-]+\.embed\.localhost(:\d+)?$/ };

/** The merchant whose embed origin was asked. @throws Refusal when there is no such merchant. */
export function merchantOfEmbed({ merchants }: Backend, request: FastifyRequest): Merchant {
  const merchant = merchants.get(request.hostname.split('.')[0] ?? '');
  if (!merchant) throw new Refusal('merchant_unknown', { status: 404 });
  return merchant;
}

/** Answers of the embed origin are taken for nothing else, tell no address to anybody, and are not kept. */
export function guardEmbed(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    void reply.headers({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  });
}
