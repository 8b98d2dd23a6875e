import type { FastifyReply } from 'fastify';
import { inertHeaders } from './inert-headers';

/** Sends a plain text answer that is never cached. */
export function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply
    .code(status)
    .header('content-type', 'text/plain; charset=utf-8')
    .header('cache-control', 'no-store')
    .headers(inertHeaders)
    .send(`${text}\n`);
}
