import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { answerMalformed } from './answer-malformed';

/** A release may be 48 MB and come over a slow line; the server's own limit on a request holds for it. */
const slowest = '/registry/publish';

/** Cuts bodies that have not arrived within `patience` milliseconds of their headers, with status 408. */
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
