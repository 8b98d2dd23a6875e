import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { isDirect } from './settle-client';

/** How operators reach the console, the registry, figures and the control page. */
export interface OperationsAccess {
  /**
   * Whether this machine's own programs and browsers reach them on the main listener, as `localhost`. For development:
   * never in production, nor behind proxies, nor beside a listener of their own.
   */
  onMain: boolean;
  /** The origin operators use behind a proxy, such as `https://registry.example.com`. */
  origin?: string | undefined;
}

/** A request of this machine to itself, passed on by nobody. `Host` alone proves nothing; it keeps out rebound names. */
export function isOwnRequest({ meaning, raw }: FastifyRequest, { onMain }: OperationsAccess): boolean {
  return onMain && meaning.kind === 'chooser' && isLoopback(raw.socket.remoteAddress) && isDirect(raw);
}

/** Names of the operators' listener. Any other may be one that a foreign page bound to this address (DNS rebinding). */
export function isOperationsHost({ hostname, host }: FastifyRequest, { origin }: OperationsAccess): boolean {
  if (hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return true;
  return origin !== undefined && new URL(origin).host === host;
}

function isLoopback(address: string | undefined): boolean {
  return address !== undefined && /^(127\.|::1$|::ffff:127\.)/.test(address);
}
