import type { FastifyInstance } from 'fastify';
import { Agent } from 'undici';
import { resolveLocalhost } from '../../network';

/** Milliseconds to the first byte of an answer; the client's own limit (spec, section 9). */
export const patience = 20_000;

/**
 * Opens a connection pool for merchants' back ends. A connection is reused only while both sides agree on where the
 * last message ended: one request at a time; it is closed when an answer arrives before the request was sent, when a
 * body has another length than announced, when unexpected bytes arrive, and after four idle seconds. Requests are never
 * repeated.
 */
export function openBackEnds(app: FastifyInstance): Agent {
  const backEnds = new Agent({
    pipelining: 1,
    keepAliveTimeout: 4_000,
    keepAliveMaxTimeout: 4_000,
    headersTimeout: patience,
    // live events may be silent for any time
    bodyTimeout: 0,
    allowH2: false,
    strictContentLength: true,
    connect: { timeout: 5_000, lookup: resolveLocalhost },
  });
  // requests in flight end with their connections
  app.addHook('onClose', () => backEnds.destroy());
  return backEnds;
}
