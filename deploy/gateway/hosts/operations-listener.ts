import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

const came = new WeakSet<IncomingMessage>();

/** Whether a request came by the operators' listener. */
export function cameByOperations(request: IncomingMessage): boolean {
  return came.has(request);
}

/**
 * Opens the operators' listener: the same routes on a port of their own, which no proxy for players reaches. It closes
 * with the application.
 *
 * @returns the port it listens on
 */
export async function listenForOperators(
  app: FastifyInstance,
  { port, host }: { port: number; host: string },
): Promise<number> {
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 300_000 }, (request, response) => {
    came.add(request);
    app.routing(request, response);
  });
  app.addHook('preClose', async () => closed(server));
  await app.ready();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, resolve);
  });
  return (server.address() as AddressInfo).port;
}

function closed(server: Server): Promise<void> {
  if (!server.listening) return Promise.resolve();
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
