import type { IncomingMessage } from 'node:http';
import { readClient, type TrustedProxies } from '../../network';

/** Headers by which a proxy speaks of the client, and others that claim the same. */
const claims =
  /^(x-forwarded(-.*)?|forwarded|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip)$/;

/**
 * Settles, before anything else reads a request, who asks, by which scheme and for which host: `Host` becomes the one
 * that was meant, `X-Forwarded-For` and `-Proto` one value each that is true, and every other claim is gone. So
 * whatever reads them later (`request.ip`, `.protocol`, `.host`, routes by host name) agrees.
 */
export function normalizeClientHeaders(request: IncomingMessage, trusted: TrustedProxies): void {
  const { headers, socket } = request;
  const encrypted = 'encrypted' in socket && socket.encrypted === true;
  const { address, scheme, host } = readClient({ peer: socket.remoteAddress, encrypted, headers }, trusted);
  for (const name of Object.keys(headers).filter((header) => claims.test(header)))
    Reflect.deleteProperty(headers, name);
  if (headers.host !== undefined || host !== '') headers.host = host;
  headers['x-forwarded-proto'] = scheme;
  if (address !== '') headers['x-forwarded-for'] = address;
}
