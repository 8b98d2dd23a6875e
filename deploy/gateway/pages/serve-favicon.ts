import type { FastifyInstance } from 'fastify';
import { brandOf } from './brand';
import { sendText } from './send-text';

export const faviconAddress = '/favicon.svg';

/** Serves the merchant's favicon. */
export function serveFavicon(app: FastifyInstance): void {
  app.get(faviconAddress, async ({ resolvedHost }, reply) => {
    if (resolvedHost.kind !== 'merchant') return sendText(reply, 404, 'There is no such file.');
    return reply
      .header('content-type', 'image/svg+xml')
      .header('cache-control', 'public, max-age=3600')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .send(brandOf(resolvedHost.merchant).favicon);
  });
}
