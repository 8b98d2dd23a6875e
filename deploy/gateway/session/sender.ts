import type { FastifyRequest } from 'fastify';
import type { Merchant } from '../../merchants';

/**
 * The sender of a request, determined from headers that pages cannot set: `program` is anything but a browser's page.
 */
export type Sender = 'own-page' | 'embedding-page' | 'other-site' | 'program';

/** An embedding page has one of the merchant's `embedOrigins` (docs/decisions/0014). */
export function senderOf({ headers, hostname }: FastifyRequest, { embedOrigins }: Merchant): Sender {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (origin !== undefined && embedOrigins.includes(origin)) return 'embedding-page';
  // Scheme and port are not compared, because a proxy may hide them; `Sec-Fetch-Site` includes them.
  if (origin !== undefined && hostnameOf(origin) !== hostname) return 'other-site';
  if (site === undefined) return origin === undefined ? 'program' : 'own-page';
  return site === 'same-origin' || site === 'none' ? 'own-page' : 'other-site';
}

function hostnameOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).hostname : undefined;
}
