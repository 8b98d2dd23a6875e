import type { FastifyInstance } from 'fastify';
import { lookOf } from '../../merchants';
import { discPng } from './disc-png';
import { sendText } from './send-text';

/** Every domain of a merchant serves it: pages on its other domains measure how fast it arrives. */
export const logoAddress = '/res/logo.png';

/** Serves a small picture in the merchant's accent colour, never from a cache. */
export function serveLogo(app: FastifyInstance): void {
  app.get(logoAddress, async ({ resolvedHost }, reply) => {
    if (resolvedHost.kind !== 'merchant') return sendText(reply, 404, 'There is no such file.');
    return reply
      .header('content-type', 'image/png')
      .header('cache-control', 'no-store')
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .send(discPng(lookOf(resolvedHost.merchant).color.accent));
  });
}
