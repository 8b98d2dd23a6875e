import type { FastifyRequest } from 'fastify';

/** Maximum of bytes of a refused body that are discarded. */
const most = 32 * 1024 * 1024;
/** Milliseconds; 30 MiB take ten seconds at 24 Mbit/s. */
const patience = 15_000;

/**
 * Reads and discards a refused body within limits, because a client that is still sending would not read the answer.
 */
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
