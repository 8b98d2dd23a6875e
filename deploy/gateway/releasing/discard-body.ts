import type { FastifyRequest } from 'fastify';

/** Bytes of a refused body that are read past, so that its sender comes to read why. */
const most = 32 * 1024 * 1024;
/** Milliseconds. */
const patience = 5_000;

/** Reads a refused body and forgets it, within bounds: a client that is still sending when the connection breaks sees no answer. */
export function discardBody({ raw }: FastifyRequest): void {
  let read = 0;
  const breakOff = () => raw.socket.destroy();
  const limit = setTimeout(breakOff, patience).unref();
  raw.on('data', (chunk: Buffer) => {
    read += chunk.length;
    if (read > most) breakOff();
  });
  raw.once('end', () => clearTimeout(limit));
  raw.once('close', () => clearTimeout(limit));
}
