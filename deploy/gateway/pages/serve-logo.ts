import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { lookOf } from '../../merchants';
import { discPng } from './disc-png';
import { sendText } from './send-text';

/** Every domain of a merchant serves it: pages on its other domains measure how fast it arrives. */
export const logoAddress = '/res/logo.png';

/**
 * Serves a small picture in the merchant's accent colour, never from a cache.
 * @param lineDelay milliseconds by which it is late at a site, for a demo of the speed test
 */
export function serveLogo(app: FastifyInstance, lineDelay: (siteCode: string) => number = () => 0): void {
  app.get(logoAddress, async ({ resolvedHost }, reply) => {
    if (resolvedHost.kind !== 'merchant') return sendText(reply, 404, 'There is no such file.');
    const delay = lineDelay(resolvedHost.siteCode);
    if (delay > 0) await wait(delay);
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
