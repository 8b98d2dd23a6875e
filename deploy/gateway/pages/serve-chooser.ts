import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayOptions } from '../options';
import { sendPlainPage } from './plain-page';

/** On `localhost`: `?merchant=` redirects to that merchant's portal; the root lists the portals. */
export function sendChooser(
  request: FastifyRequest,
  reply: FastifyReply,
  { merchants, origins }: Pick<GatewayOptions, 'merchants' | 'origins'>,
): FastifyReply {
  const [path = '/', query = ''] = (request.raw.url ?? '/').split('?');
  const parameters = new URLSearchParams(query);
  const requested = parameters.get('merchant');
  parameters.delete('merchant');
  const rest = parameters.size > 0 ? `?${parameters}` : '';
  const portal = (siteCode = '') => origins.portal(siteCode) + path + rest;
  const merchant = merchants.byCode(requested ?? '');
  if (merchant) return reply.header('cache-control', 'no-store').redirect(portal(merchant.siteCodes[0]), 302);
  if (requested !== null || path !== '/') return sendUnknown(reply);
  return sendPlainPage(reply, {
    status: 200,
    title: 'Atrium',
    sentence: 'Each merchant has an address of its own.',
    links: merchants.all.map(({ name, siteCodes }) => ({ address: portal(siteCodes[0]), label: name })),
  });
}

export function sendUnknown(reply: FastifyReply): FastifyReply {
  return sendPlainPage(reply, {
    status: 404,
    title: 'There is no portal here',
    sentence: 'The address does not belong to a merchant. Please check how it is written.',
  });
}
