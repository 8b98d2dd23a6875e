import type { FastifyInstance } from 'fastify';

/** The port the application listens on; undefined until it listens, because the system chooses the port for 0. */
export function listeningPort(app: FastifyInstance): number | undefined {
  const [address] = app.addresses();
  return typeof address === 'object' ? address.port : undefined;
}
