import type { IncomingMessage } from 'node:http';
import { pictureBytes } from '@atrium/api/figures';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Response } from 'undici';
import { hasNul } from '../../engine';
import { Refusal } from './refusal';

const multipartType = 'multipart/form-data';

/** Bytes of fields and frames beside the files. */
const beside = 64 * 1024;
/** Parts of one body: fields and files. */
const mostParts = 32;
/** Uploads that are read at once; each holds at most two copies of its body. */
const atOnce = 8;

/** Leaves bodies with files unread, for `readMultipart`: hooks that inspect bodies must not meet a stream. */
export function acceptMultipart(app: FastifyInstance): void {
  app.addContentTypeParser(multipartType, (_request, _payload, done) => done(null, undefined));
}

export function isMultipart({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() === multipartType;
}

let reading = 0;

/**
 * Reads the fields and files of a body: counts bytes as they arrive, and stops at the limit. A repeated name has a list
 * of its values.
 * @param files the most files that the call takes
 * @throws Refusal `picture_too_large` at the limit, `picture_too_many`, `server_busy`, `request_invalid`
 */
export async function readMultipart(
  { raw, headers }: Pick<FastifyRequest, 'raw' | 'headers'>,
  files: number,
): Promise<Record<string, unknown>> {
  const contentType = headers['content-type'] ?? '';
  if (reading >= atOnce) throw new Refusal('server_busy', { retryAfter: 2 });
  reading += 1;
  try {
    const body = await takeUpTo(raw, files * pictureBytes + beside);
    requireFewParts(body, contentType);
    const form = await new Response(body, { headers: { 'content-type': contentType } }).formData();
    if ([...form.values()].filter((value) => typeof value !== 'string').length > files)
      throw new Refusal('picture_too_many');
    const named = [...new Set(form.keys())].map((name) => [name, form.getAll(name)] as const);
    if (hasNul(named.flat(2).filter((part) => typeof part === 'string'))) throw new Refusal('request_invalid');
    return Object.fromEntries(named.map(([name, values]) => [name, values.length === 1 ? values[0] : values]));
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('request_invalid');
  } finally {
    reading -= 1;
  }
}

async function takeUpTo(raw: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(raw.headers['content-length'] ?? 0) > limit) throw new Refusal('picture_too_large');
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > limit) throw new Refusal('picture_too_large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Thousands of empty parts would cost more than their bytes. */
function requireFewParts(body: Buffer, contentType: string): void {
  const boundary = /boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType)?.slice(1).find(Boolean);
  if (boundary === undefined) throw new Refusal('request_invalid');
  const delimiter = `--${boundary}`;
  let parts = 0;
  for (let at = body.indexOf(delimiter); at >= 0; at = body.indexOf(delimiter, at + delimiter.length)) {
    parts += 1;
    if (parts > mostParts) throw new Refusal('request_invalid');
  }
}
