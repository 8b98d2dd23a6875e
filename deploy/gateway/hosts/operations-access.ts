import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** How operators reach the console, the registry, figures and the control page. */
export interface OperationsAccess {
  /** The origin operators use behind a proxy, such as `https://registry.example.com`. */
  origin?: string | undefined;
}

/** Names of the operators' listener. Any other may be one that a foreign page bound to this address (DNS rebinding). */
export function isOperationsHost({ hostname, host }: FastifyRequest, { origin }: OperationsAccess): boolean {
  if (hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return true;
  return origin !== undefined && new URL(origin).host === host;
}
