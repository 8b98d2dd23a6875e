import type { IncomingMessage } from 'node:http';

/** Bodies up to this size are read completely before the back end is called. */
const whole = 64 * 1024;

/** Bytes of the largest forwarded body. */
export const largestBody = 10 * 1024 * 1024;

/** A forwarded body: complete, or as a stream, with its length where the client announced it. */
export type RequestBody =
  | { kind: 'none' }
  | { kind: 'whole'; bytes: Buffer }
  | { kind: 'flowing'; parts: AsyncIterable<Buffer>; length: number | undefined };

/** The body exceeds the limit. */
export class BodyTooLarge extends Error {}

/**
 * Reads the body of a request with checked framing. A short body is read completely first, so that a back end never
 * receives a request with an endless or truncated one.
 * @throws `BodyTooLarge`, or the connection's error when the body is interrupted
 */
export async function takeBody(raw: IncomingMessage): Promise<RequestBody> {
  const { 'content-length': given, 'transfer-encoding': encoding } = raw.headers;
  if (given === undefined && encoding === undefined) return { kind: 'none' };
  const length = given === undefined ? undefined : Number(given);
  if (length !== undefined && length > largestBody) throw new BodyTooLarge();
  // the connection must stay open for the answer
  const reader: AsyncIterator<Buffer> = raw.iterator({ destroyOnReturn: false });
  if (length !== undefined && length > whole) return { kind: 'flowing', parts: limited(raw, [], reader), length };
  const read: Buffer[] = [];
  for (let size = 0; size <= whole;) {
    const { done, value } = await reader.next();
    if (done) return { kind: 'whole', bytes: Buffer.concat(read) };
    read.push(value);
    size += value.length;
  }
  return { kind: 'flowing', parts: limited(raw, read, reader), length };
}

async function* limited(raw: IncomingMessage, read: Buffer[], rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  let size = 0;
  const counted = (part: Buffer) => {
    size += part.length;
    if (size > largestBody) throw new BodyTooLarge();
    return part;
  };
  try {
    for (const part of read) yield counted(part);
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield counted(next.value);
  } finally {
    // A back end may answer before it has read the body. The rest is discarded, or it would block the client's
    // connection.
    await rest.return?.();
    raw.resume();
  }
}
