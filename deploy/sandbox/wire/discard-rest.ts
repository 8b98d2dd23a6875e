import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

/** Bytes of a refused body that are discarded at most. */
const most = 16 * 1024 * 1024;
/** Milliseconds. */
const patience = 5_000;

/**
 * Discards the rest of a refused body within limits, because a client that is still sending would not read the answer.
 * Then the connection is closed.
 */
export function discardRest(raw: IncomingMessage): void {
  const { socket } = raw;
  // an injected request has no connection
  if (raw.complete || !(socket instanceof Socket)) return;
  let read = 0;
  const breakOff = () => socket.destroy();
  const timer = setTimeout(breakOff, patience).unref();
  raw.on('data', (chunk: Buffer) => {
    read += chunk.length;
    if (read > most) breakOff();
  });
  raw.once('close', () => clearTimeout(timer));
  raw.resume();
}
