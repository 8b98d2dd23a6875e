import type { FastifyRequest } from 'fastify';

/** Most bytes of a refused body that are read and dropped, so that the sender receives the answer. */
const most = 32 * 1024 * 1024;
/** Milliseconds; 30 MiB take ten seconds at 24 Mbit/s. */
const patience = 15_000;

/** Reads and drops a refused body within bounds: a client that is still sending when the connection breaks sees no answer. */
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
