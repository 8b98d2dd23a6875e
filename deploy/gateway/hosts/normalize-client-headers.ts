import type { IncomingMessage } from 'node:http';
import type { TrustedProxies } from '../../network';
import { clientOf } from './client-of';

/** Headers in which a proxy describes the client. */
const claims =
  /^(x-forwarded(-.*)?|forwarded|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip)$/;

/**
 * Determines the client's address, scheme and requested host before anything else reads the request: sets `Host`, and
 * one verified value each for `X-Forwarded-For` and `-Proto`, and removes all similar headers. Everything that reads
 * them later (`request.ip`, `.protocol`, `.host`, routes by host name) agrees.
 */
export function normalizeClientHeaders(request: IncomingMessage, trusted: TrustedProxies): void {
  const { headers } = request;
  const { address, scheme, host } = clientOf(request, trusted);
  for (const name of Object.keys(headers).filter((header) => claims.test(header)))
    Reflect.deleteProperty(headers, name);
  if (headers.host !== undefined || host !== '') headers.host = host;
  headers['x-forwarded-proto'] = scheme;
  if (address !== '') headers['x-forwarded-for'] = address;
}
