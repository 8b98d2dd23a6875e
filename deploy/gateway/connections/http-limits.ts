import type { ServerOptions } from 'node:http';

/** What every listener demands of requests, in milliseconds and bytes. */
export const httpLimits = {
  headersTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16 * 1024,
  insecureHTTPParser: false,
  requireHostHeader: true,
} satisfies ServerOptions;

/** The longest a request may take to arrive whole: a release at publishing. Other bodies have less. Milliseconds. */
export const requestTimeout = 300_000;
