import type { IncomingMessage } from 'node:http';
import { readClient, type Client, type TrustedProxies } from '../../network';

/** The client of a request, from its connection and, behind trusted proxies, its forwarded headers. */
export function clientOf({ headers, socket }: IncomingMessage, trusted: TrustedProxies): Client {
  const encrypted = 'encrypted' in socket && socket.encrypted === true;
  return readClient({ peer: socket.remoteAddress, encrypted, headers }, trusted);
}
