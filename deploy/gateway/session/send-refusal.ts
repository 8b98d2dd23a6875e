import type { FastifyReply } from 'fastify';
import type { SessionRefusal } from './open-exchange';

/** Refuses a call in the form of a back end's refusal, which the portal understands. */
export function sendRefusal(reply: FastifyReply, { status, code, message }: SessionRefusal): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .send({ success: false, code, message });
}

/** The refusal of a sign-in with an unusable token; the reason is only logged. */
export const unusableGrant: SessionRefusal = {
  status: 502,
  code: 'server_error',
  message: 'The back end sent an unusable answer.',
};
