import type { FastifyReply } from 'fastify';

/** Answers an uploaded picture so that it can run nothing; 404 without one. */
export function sendPicture(
  reply: FastifyReply,
  found: { type: string | null; picture: Uint8Array | null } | undefined,
) {
  if (!found?.picture || found.type === null)
    return reply.code(404).type('text/plain; charset=utf-8').send('There is no such picture.\n');
  return reply
    .type(found.type)
    .headers({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    .send(Buffer.from(found.picture));
}
