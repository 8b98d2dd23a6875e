import type { FastifyInstance } from 'fastify';

/** The port the application listens on, once it does; with port 0 only the system knows it before. */
export function listeningPort(app: FastifyInstance): number | undefined {
  const [address] = app.addresses();
  return typeof address === 'object' ? address.port : undefined;
}
