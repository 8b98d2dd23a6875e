import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { answerMalformed, malformedStatus } from '../connections/answer-malformed';
import { httpLimits, requestTimeout } from '../connections/http-limits';
import { limitConnections } from '../connections/limit-connections';

/** Connections of operators, their proxy, monitoring, and publishing teams. */
const usualMost = { most: 512, mostOfNetwork: 256 };

const came = new WeakSet<IncomingMessage>();

/** Whether a request arrived at the operators' listener. */
export function isFromOperationsListener(request: IncomingMessage): boolean {
  return came.has(request);
}

/**
 * Opens the operators' listener: the same routes on a separate port, which no proxy for players reaches. It closes with
 * the application, and limits connections and slow requests like the main listener.
 *
 * @returns the port it listens on
 */
export async function listenForOperators(
  app: FastifyInstance,
  { port, host }: { port: number; host: string },
  most = usualMost,
): Promise<number> {
  const server = createServer({ ...httpLimits, requestTimeout }, (request, response) => {
    came.add(request);
    app.routing(request, response);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => answerMalformed(socket, malformedStatus(error)));
  limitConnections(server, most);
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
