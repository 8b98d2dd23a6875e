import type { FastifyInstance } from 'fastify';

/** Seconds in a year. */
const oneYear = 31_536_000;

/** Value of `Strict-Transport-Security`. */
export const strictTransport = `max-age=${oneYear}`;

/**
 * Sends `Strict-Transport-Security` for a year on HTTPS answers. It covers this host name only, because other names
 * below a merchant's domain are not under our control.
 */
export function sendHsts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ protocol }, reply) => {
    // on the raw answer, which also covers answers streamed from a back end
    if (protocol === 'https') reply.raw.setHeader('strict-transport-security', strictTransport);
  });
}
