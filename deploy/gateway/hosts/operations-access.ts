import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** How operators reach the console, the registry, metrics and the control page. */
export interface OperationsAccess {
  /** The operators' origin behind a proxy, such as `https://registry.example.com`. */
  origin?: string | undefined;
}

/** Whether the host name belongs to the operators' listener. Any other could be the work of DNS rebinding. */
export function isOperationsHost({ hostname, host }: FastifyRequest, { origin }: OperationsAccess): boolean {
  if (hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return true;
  return origin !== undefined && new URL(origin).host === host;
}
