import type { FastifyInstance } from 'fastify';
import { sendText } from '../pages/send-text';
import { allowedMethods, framingFault } from './framing-fault';

/**
 * Refuses requests whose framing has more than one reading, before anything is routed, read or forwarded. The
 * connection is closed: bytes that follow cannot be taken for a request.
 */
export function refuseAmbiguous(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const fault = framingFault(request.raw);
    if (!fault) return;
    void reply.header('connection', 'close');
    if (fault.status === 405) void reply.header('allow', allowedMethods.join(', '));
    return sendText(reply, fault.status, fault.sentence);
  });
}
