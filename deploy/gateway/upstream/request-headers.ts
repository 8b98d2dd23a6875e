import type { FastifyRequest } from 'fastify';
import { cookiesForBackend } from './backend-cookies';

/** Headers of our client (REQ-01 to REQ-06, idempotent calls, the live channel), and useful ones of browsers. */
const passed = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'content-type',
  'customerid',
  'device',
  'encryption',
  'idempotency-key',
  'if-none-match',
  'language',
  'last-event-id',
  'user-agent',
  'x-request-id',
];

/**
 * Returns the headers for a back end: the listed ones, the host name's merchant, the client's address and the portal's
 * origin as determined by the gateway, and the back end's own cookies. Framing headers are added when the body is sent.
 */
export function requestHeaders(request: FastifyRequest, merchant: string): Record<string, string> {
  const { headers, ip, host, protocol } = request;
  const sent: Record<string, string> = {};
  for (const name of passed) {
    const value = headers[name];
    if (typeof value === 'string') sent[name] = value;
  }
  const cookie = cookiesForBackend(headers.cookie);
  return {
    ...sent,
    ...(cookie !== undefined && { cookie }),
    merchant,
    'x-forwarded-for': ip,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol,
  };
}
