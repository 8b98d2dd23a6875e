import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import { answerCookies } from './answer-cookies';
import type { SessionExchange } from './open-exchange';
import { readGrant } from './read-grant';
import { sendRefusal, unusableGrant } from './send-refusal';

/** Forwards a back end's answer to a call that grants a session, with the token replaced by a handle. */
export async function sendGranted(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Dispatcher.ResponseData,
  exchange: SessionExchange,
  headers: OutgoingHttpHeaders,
): Promise<void> {
  const status = answer.statusCode;
  try {
    const { 'content-length': _length, 'set-cookie': given, ...others } = headers;
    const theirs = [given ?? []].flat().map(String);
    const { body, setCookies, token } = await readGrant(answer, exchange);
    const cookies = answerCookies(exchange, { status, theirs, ours: setCookies, token });
    for (const [name, value] of Object.entries({ ...others, 'set-cookie': cookies }))
      if (value !== undefined && !containsToken(value, token)) void reply.header(name, value);
    await reply.code(status).send(body);
  } catch (error) {
    request.log.error({ err: error }, 'a session could not be granted');
    await sendRefusal(reply, unusableGrant);
  }
}

/** The portal does not need headers that repeat the token. Cookies are handled separately. */
function containsToken(value: number | string | string[], token: string | undefined): boolean {
  return typeof value === 'string' && token !== undefined && value.includes(token);
}
