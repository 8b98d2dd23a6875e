import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { answerMalformed } from './answer-malformed';

/** Uploads over slow connections have only the server's own limit on a request. */
const slowest = '/registry/publish';

/** Refuses bodies that have not arrived `patience` milliseconds after their headers, with status 408. */
export function limitBodies(app: FastifyInstance, patience: number): void {
  app.addHook('onRequest', async ({ raw }) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = raw.headers;
    if ((length === '0' && encoding === undefined) || raw.url === slowest || !(raw.socket instanceof Socket)) return;
    const { socket } = raw;
    const timer = setTimeout(() => {
      if (!raw.complete) answerMalformed(socket, 408);
    }, patience);
    raw.once('close', () => clearTimeout(timer));
  });
}
