import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, type Encoding } from '../../encoding/choose-encoding';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Most encoded bodies in memory: each merchant's in each language, twice. */
const mostBodies = 200;
/** Shorter answers are sent as they are: compressed, they fit into as many packets. In characters. */
const shortest = 1_000;

const bodies = new Map<string, Promise<Buffer>>();

/** Sends an answer with its ETag, encoded once for all; status 304 to a browser that has it. */
export async function sendRevalidated(request: FastifyRequest, reply: FastifyReply, answer: object) {
  const text = JSON.stringify(answer);
  const encoding = encodingFor(request);
  const etag = tagOf(text, encoding);
  void reply.header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).header('vary', 'accept-encoding').send();
  return sendText(reply, text, encoding);
}

/** Sends a long answer compressed, encoded once for all. */
export async function sendCompressed(request: FastifyRequest, reply: FastifyReply, answer: object) {
  const text = JSON.stringify(answer);
  return sendText(reply, text, text.length < shortest ? 'identity' : encodingFor(request));
}

function encodingFor({ headers }: FastifyRequest): Encoding {
  return chooseEncoding(headers['accept-encoding'], ['br', 'gzip']);
}

function tagOf(text: string, encoding: Encoding): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}-${encoding}"`;
}

async function sendText(reply: FastifyReply, text: string, encoding: Encoding) {
  void reply.header('vary', 'accept-encoding').type('application/json; charset=utf-8');
  if (encoding === 'identity') return reply.send(text);
  return reply.header('content-encoding', encoding).send(await bodyOf(tagOf(text, encoding), text, encoding));
}

function bodyOf(etag: string, text: string, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
  const known = bodies.get(etag);
  if (known) return known;
  const body = encoding === 'br' ? brotli(text) : gzipAsync(text);
  bodies.set(etag, body);
  body.catch(() => bodies.delete(etag));
  const [oldest] = bodies.keys();
  if (bodies.size > mostBodies && oldest !== undefined) bodies.delete(oldest);
  return body;
}

function brotli(text: string): Promise<Buffer> {
  return brotliAsync(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      // the best one takes ten times as long for a tenth of the bytes
      [constants.BROTLI_PARAM_QUALITY]: 9,
    },
  });
}
