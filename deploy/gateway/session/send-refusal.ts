import type { FastifyReply } from 'fastify';
import type { SessionRefusal } from './open-exchange';

/** Refuses a call in the form in which a back end does, so that the portal understands it. */
export function sendRefusal(reply: FastifyReply, { status, code, message }: SessionRefusal): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .send({ success: false, code, message });
}

/** What a sign-in is answered whose token cannot be kept; the reason is for the log. */
export const unusableGrant: SessionRefusal = {
  status: 502,
  code: 'server_error',
  message: 'The back end gave an answer that cannot be used.',
};
