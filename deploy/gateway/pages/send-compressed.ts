import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from '../../encoding/choose-encoding';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Brotli quality for content that is generated per request: a page takes 3 to 12 ms. */
const quality = 5;

/**
 * Sends generated text, compressed with the browser's best encoding.
 * @param ready brotli of the same text, where some is at hand
 */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  body: string,
  ready?: () => Buffer | undefined,
): Promise<FastifyReply> {
  void reply.header('vary', 'accept-encoding');
  const encoding = chooseEncoding(request.headers['accept-encoding'], ['br', 'gzip']);
  if (encoding === 'identity') return reply.send(body);
  void reply.header('content-encoding', encoding);
  return reply.send(encoding === 'br' ? (ready?.() ?? (await brotli(body))) : await gzipAsync(body));
}

function brotli(body: string): Promise<Buffer> {
  return brotliAsync(body, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(body),
    },
  });
}
