import type { FastifyRequest } from 'fastify';
import { cookiesForBackend } from './backend-cookies';

/** What our client sends (REQ-01 to REQ-06, idempotent calls, the live channel), and what a browser adds of use. */
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
  'language',
  'last-event-id',
  'user-agent',
  'x-request-id',
];

/**
 * The headers a back end hears, whatever the client sent: those of the list, the merchant of the host name, the client's
 * address and the portal's origin as the gateway understands them, and the back end's own cookies. The body is framed
 * where it is sent.
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
