import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { answerMalformed } from './answer-malformed';

/** Uploads over slow connections have only the server's own limit on a request. */
const slowest = '/registry/publish';

/** How many times as long a form with pictures may take: 5 MB arrive within two minutes at 350 kbit/s. */
const pictureFactor = 6;

/**
 * Refuses bodies that have not arrived `patience` milliseconds after their headers, with status 408; forms with
 * pictures, which the sandbox stops at their limit of bytes, six times as late.
 */
export function limitBodies(app: FastifyInstance, patience: number): void {
  app.addHook('onRequest', async ({ raw }) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = raw.headers;
    if ((length === '0' && encoding === undefined) || raw.url === slowest || !(raw.socket instanceof Socket)) return;
    const { socket } = raw;
    const isForm = raw.headers['content-type']?.startsWith('multipart/form-data') === true;
    const timer = setTimeout(
      () => {
        if (!raw.complete) answerMalformed(socket, 408);
      },
      patience * (isForm ? pictureFactor : 1),
    );
    raw.once('close', () => clearTimeout(timer));
  });
}
