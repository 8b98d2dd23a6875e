import type { OutgoingHttpHeaders } from 'node:http';
import { pipeline } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Dispatcher } from 'undici';
import { canonicalTarget } from '../hosts/canonical-target';
import { sendText } from '../pages/send-text';
import { answerCookies } from '../session/answer-cookies';
import type { SessionExchange } from '../session/open-exchange';
import { sendGranted } from '../session/send-granted';
import { answerHeaders, dataHeaders } from './answer-headers';
import { BodyTooLarge, takeBody } from './request-body';
import { revalidation } from './revalidation';
import { requestHeaders } from './request-headers';

interface Destination {
  /** Code of the portal's merchant. */
  merchant: string;
  /** Origin of its back end. */
  origin: string;
  /** Session data of the request. */
  exchange: SessionExchange;
}

/**
 * Forwards a request to another origin, and its answer back. The request is rebuilt from the method, the canonical
 * target, the listed headers, and a body with one length or in new chunks. Answers are streamed, except those that
 * grant a session, so that live events and large answers take no memory. Redirects are never followed.
 */
export async function forward(
  request: FastifyRequest,
  reply: FastifyReply,
  backEnds: Dispatcher,
  destination: Destination,
): Promise<void> {
  const { raw, log } = request;
  const { origin, exchange } = destination;
  const leaving = new AbortController();
  reply.raw.once('close', () => leaving.abort());
  let answer: Dispatcher.ResponseData;
  try {
    answer = await backEnds.request(await outgoing(request, destination, leaving.signal));
  } catch (error) {
    // a request that was read to its end is destroyed too, while its client waits for the answer
    if (leaving.signal.aborted || (raw.destroyed && !raw.complete)) {
      reply.hijack();
      return;
    }
    await sendFailure(request, reply, error, origin);
    return;
  }
  const headers = {
    ...answerHeaders(answer.headers, request.protocol === 'https'),
    ...dataHeaders,
    ...revalidation(raw.url ?? '', answer.headers.etag),
  };
  if (exchange.grants) return sendGranted(request, reply, answer, exchange, headers);
  const { 'set-cookie': theirs, ...others } = headers as OutgoingHttpHeaders & { 'set-cookie'?: string[] };
  const cookies = answerCookies(exchange, { status: answer.statusCode, ...(theirs && { theirs }) });
  reply.hijack();
  try {
    reply.raw.writeHead(answer.statusCode, { ...others, ...(cookies.length > 0 && { 'set-cookie': cookies }) });
  } catch (error) {
    log.warn({ err: error, upstream: origin }, 'the answer of the back end cannot be forwarded');
    answer.body.destroy();
    reply.raw.destroy();
    return;
  }
  pipeline(answer.body, reply.raw, (error) => {
    // discards the rest of a body that the back end did not read
    if (!raw.complete) raw.resume();
    if (error && !leaving.signal.aborted) log.warn({ err: error, upstream: origin }, 'the answer was interrupted');
  });
}

async function outgoing(
  request: FastifyRequest,
  { merchant, origin, exchange }: Destination,
  signal: AbortSignal,
): Promise<Dispatcher.RequestOptions> {
  const { raw } = request;
  const path = canonicalTarget(raw.url ?? '');
  if (path === undefined) throw new Error('The target was not checked before forwarding.');
  const headers = {
    ...requestHeaders(request, merchant),
    // answers that are read here must not be encoded
    ...(exchange.grants && { 'accept-encoding': 'identity' }),
  };
  const body = await takeBody(raw);
  const options = { origin, path, method: raw.method as Dispatcher.HttpMethod, signal };
  switch (body.kind) {
    case 'none':
      return { ...options, headers };
    case 'whole':
      return { ...options, headers, body: body.bytes };
    case 'flowing': {
      const { parts, length } = body;
      const framed = length === undefined ? headers : { ...headers, 'content-length': String(length) };
      // closes the connection afterwards
      return { ...options, headers: framed, body: parts as never, reset: true };
    }
  }
}

async function sendFailure(
  { log }: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  upstream: string,
): Promise<FastifyReply> {
  if (error instanceof BodyTooLarge) {
    void reply.header('connection', 'close');
    return sendText(reply, 413, 'The body is too large.');
  }
  log.warn({ err: error, upstream }, 'the back end did not answer');
  const late = error instanceof errors.HeadersTimeoutError || error instanceof errors.ConnectTimeoutError;
  return sendText(reply, late ? 504 : 502, late ? 'The back end took too long.' : 'The back end cannot be reached.');
}
