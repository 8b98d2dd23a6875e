import type { FastifyInstance } from 'fastify';
import { Agent } from 'undici';
import { resolveLocalhost } from '../hosts/resolve-localhost';

/** Milliseconds until the first byte of an answer; the client's own limit (spec, section 9). */
export const patience = 20_000;

/**
 * Connections to merchants' back ends, kept for the next request while both sides agree on where the last one ended. One
 * request at a time; a connection is dropped when an answer comes before its request was sent whole, when a body is
 * not as long as announced, when bytes arrive that nobody asked for, and after four idle seconds. Nothing is sent twice.
 */
export function openBackEnds(app: FastifyInstance): Agent {
  const backEnds = new Agent({
    pipelining: 1,
    keepAliveTimeout: 4_000,
    keepAliveMaxTimeout: 4_000,
    headersTimeout: patience,
    // live events may be silent for as long as they like
    bodyTimeout: 0,
    allowH2: false,
    strictContentLength: true,
    connect: { timeout: 5_000, lookup: resolveLocalhost },
  });
  // requests in flight end with their connections
  app.addHook('onClose', () => backEnds.destroy());
  return backEnds;
}
