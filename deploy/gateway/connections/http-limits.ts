import type { ServerOptions } from 'node:http';

/** Limits of every listener, in milliseconds and bytes. */
export const httpLimits = {
  headersTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16 * 1024,
  insecureHTTPParser: false,
  requireHostHeader: true,
} satisfies ServerOptions;

/** Milliseconds for a whole request: a release upload. Other bodies have less time. */
export const requestTimeout = 300_000;
