import { request as requestHttp, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { request as requestHttps } from 'node:https';
import { pipeline } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { resolveLocalhost } from '../hosts/resolve-localhost';
import { sendText } from '../pages/send-text';
import { answerCookies } from '../session/answer-cookies';
import type { Exchange } from '../session/open-exchange';
import { sendGranted } from '../session/send-granted';
import { answerHeaders, requestHeaders } from './headers';

/** Milliseconds until the first byte of an answer; the client's own limit (spec, section 9). */
const patience = 20_000;

/**
 * Passes a request on to another origin and its answer back, both as they flow: nothing is gathered but an answer that
 * grants a session, so that live events and large bodies cost no memory. Redirects are the browser's business, never followed here.
 */
export async function forward(
  request: FastifyRequest,
  reply: FastifyReply,
  origin: string,
  exchange: Exchange,
): Promise<void> {
  const headers = {
    ...requestHeaders(request.headers, request.ip),
    merchant: request.headers['merchant'],
    // what is read here must not be encoded
    ...(exchange.grants && { 'accept-encoding': 'identity' }),
  };
  const leaving = new AbortController();
  reply.raw.once('close', () => leaving.abort());
  let answer: IncomingMessage;
  try {
    answer = await send(request, new URL(origin), headers, leaving.signal);
  } catch (error) {
    if (leaving.signal.aborted) {
      reply.hijack();
      return;
    }
    request.log.warn({ err: error, upstream: origin }, 'the back end did not answer');
    const late = error instanceof UpstreamLate;
    await sendText(reply, late ? 504 : 502, late ? 'The back end takes too long.' : 'The back end cannot be reached.');
    return;
  }
  if (exchange.grants) return sendGranted(request, reply, answer, exchange, answerHeaders(answer.headers));
  reply.hijack();
  const status = answer.statusCode ?? 502;
  const cookies = answerCookies(exchange, { status, theirs: answer.headers['set-cookie'] });
  reply.raw.writeHead(status, { ...answerHeaders(answer.headers), 'set-cookie': cookies });
  pipeline(answer, reply.raw, (error) => {
    if (error && !leaving.signal.aborted) request.log.warn({ err: error, upstream: origin }, 'the answer broke off');
  });
}

class UpstreamLate extends Error {}

function send(
  { raw }: FastifyRequest,
  origin: URL,
  headers: OutgoingHttpHeaders,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const open = origin.protocol === 'https:' ? requestHttps : requestHttp;
    const outgoing = open({
      protocol: origin.protocol,
      hostname: origin.hostname,
      port: origin.port,
      method: raw.method,
      // As it came: the path was checked to mean one thing.
      path: raw.url,
      headers: { ...headers, host: origin.host },
      lookup: resolveLocalhost,
      signal,
    });
    const timer = setTimeout(() => outgoing.destroy(new UpstreamLate('no answer in time')), patience);
    outgoing.once('response', (answer) => {
      clearTimeout(timer);
      resolve(answer);
    });
    outgoing.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    pipeline(raw, outgoing, () => undefined);
  });
}
