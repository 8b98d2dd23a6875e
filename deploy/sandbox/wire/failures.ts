import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../../engine';
import { ConnectionCut, OddAnswer } from '../control/inject-fault';
import { messageText } from '../messages/message-text';
import { Refusal } from './refusal';

/**
 * Answers a failure in the back end's common format; unexpected errors become `server_error`.
 * @param sent the part of the failure's value that is sent; all of it by default
 */
export function answerFailure(
  error: unknown,
  language: string,
  request: FastifyRequest,
  reply: FastifyReply,
  sent: (value: unknown) => unknown = (value) => value,
) {
  if (error instanceof ConnectionCut) {
    reply.hijack();
    reply.raw.destroy();
    return reply;
  }
  if (error instanceof OddAnswer)
    return reply.code(error.status).header('content-type', error.contentType).send(error.body);
  const refusal = asRefusal(error);
  if (refusal.status >= 500) request.log.error({ err: error }, 'a call failed');
  if (refusal.retryAfter !== undefined) void reply.header('retry-after', String(refusal.retryAfter));
  return reply.code(refusal.status).send({
    success: false,
    code: refusal.key,
    message: refusal.text ?? messageText(refusal.key, language, { seconds: refusal.retryAfter ?? 0 }),
    ...(refusal.value === undefined ? {} : { value: sent(refusal.value) }),
  });
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof Error) {
    if (error.name === 'DiskFull') return new Refusal('storage_full');
    // no connection is free, or the database is away: another attempt may succeed
    if (isDatabaseUnavailable(error)) return new Refusal('server_busy', { status: 503, retryAfter: 2 });
    const status = 'statusCode' in error ? Number(error.statusCode) : 500;
    if (status >= 400 && status < 500) return new Refusal('request_invalid', { status });
  }
  return new Refusal('server_error');
}
