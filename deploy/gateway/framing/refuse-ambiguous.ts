import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { sendText } from '../pages/send-text';
import { allowedMethods, framingFault } from './framing-fault';

/** Connections after their last request; what follows is ignored. */
const closing = new WeakSet<Socket>();

/** Whether a request is the last one of its connection, or comes after the last one. */
export function endsConnection({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): boolean {
  return closing.has(socket) || announcesLast(headers);
}

const announcesLast = ({ connection = '' }: IncomingHttpHeaders) => /\bclose\b/i.test(connection);

/**
 * Refuses requests with ambiguous framing before anything is routed, read or forwarded. The connection is closed and
 * the rest of its data is ignored: Node would parse it as further requests, though the client may have sent it as a
 * body.
 */
export function refuseAmbiguous(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    if (closing.has(raw.socket)) {
      reply.hijack();
      return;
    }
    if (announcesLast(raw.headers)) closing.add(raw.socket);
    const fault = framingFault(raw);
    if (!fault) return;
    closing.add(raw.socket);
    void reply.header('connection', 'close');
    if (fault.status === 405) void reply.header('allow', allowedMethods.join(', '));
    return sendText(reply, fault.status, fault.sentence);
  });
}
