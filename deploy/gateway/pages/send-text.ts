import type { FastifyReply } from 'fastify';
import { inertHeaders } from './inert-headers';

/** An answer for a program or a curious person: plain, never kept, never taken for a page. */
export function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply
    .code(status)
    .header('content-type', 'text/plain; charset=utf-8')
    .header('cache-control', 'no-store')
    .headers(inertHeaders)
    .send(`${text}\n`);
}
