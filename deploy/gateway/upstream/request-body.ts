import type { IncomingMessage } from 'node:http';

/** Bytes of a body that is read whole before a back end hears of the request. */
const whole = 64 * 1024;

/** Bytes of the largest body that is passed on. */
export const largestBody = 10 * 1024 * 1024;

/** A body as it is sent on: read whole, or as it flows, with its length where the client has given one. */
export type RequestBody =
  | { kind: 'none' }
  | { kind: 'whole'; bytes: Buffer }
  | { kind: 'flowing'; parts: AsyncIterable<Buffer>; length: number | undefined };

/** The body is larger than is passed on. */
export class BodyTooLarge extends Error {}

/**
 * Takes the body of a request whose framing was checked. A short one is read whole first: one that never ends, or ends
 * too soon, is not heard of by any back end.
 * @throws BodyTooLarge, or the connection's own error when the body breaks off
 */
export async function takeBody(raw: IncomingMessage): Promise<RequestBody> {
  const { 'content-length': given, 'transfer-encoding': encoding } = raw.headers;
  if (given === undefined && encoding === undefined) return { kind: 'none' };
  const length = given === undefined ? undefined : Number(given);
  if (length !== undefined && length > largestBody) throw new BodyTooLarge();
  // not destroyed when left: the connection still carries the answer
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
    // A back end may answer before it has read the body. The rest must flow off, or it blocks the client's connection.
    await rest.return?.();
    raw.resume();
  }
}
