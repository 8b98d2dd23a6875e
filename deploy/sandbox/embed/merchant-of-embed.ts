import type { FastifyRequest } from 'fastify';
import type { Backend } from '../backend';
import type { Merchant } from '../merchants/merchant';
import { Refusal } from '../wire/refusal';

/** The merchant of a request to an embed origin. @throws Refusal for an unknown merchant. */
export function merchantOfEmbed({ merchants, origins }: Backend, request: FastifyRequest): Merchant {
  const named = origins.read(request.hostname);
  const merchant = named?.kind === 'embed' ? merchants.get(named.code) : undefined;
  if (!merchant) throw new Refusal('merchant_unknown', { status: 404 });
  return merchant;
}
