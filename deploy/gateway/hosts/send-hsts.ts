import type { FastifyInstance } from 'fastify';

/** Seconds in a year. */
const oneYear = 31_536_000;

/**
 * Tells a browser that came by HTTPS to come by nothing else for a year. It holds for this host name alone: what is
 * below a merchant's domain is not ours to decide.
 */
export function sendHsts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ protocol }, reply) => {
    // on the raw answer, so that it also goes with what is streamed from a back end
    if (protocol === 'https') reply.raw.setHeader('strict-transport-security', `max-age=${oneYear}`);
  });
}
