import type { FastifyRequest } from 'fastify';
import type { OperationsAccess } from './operations-access';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a page of another origin sent a request that changes something. Browsers always state the origin of such a
 * request; other programs do not, and no page can control them.
 */
export function isFromOtherSite(
  { method, headers, protocol, host }: FastifyRequest,
  { origin: configured }: OperationsAccess,
): boolean {
  if (safe.has(method)) return false;
  const { origin, 'sec-fetch-site': site } = headers;
  if (origin !== undefined) return origin !== `${protocol}://${host}` && origin !== configured;
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}
