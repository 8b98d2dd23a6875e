import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { early, stray, type Recorder } from './recorder';

/** Bytes of a body: one that the gateway reads whole before it forwards it, and one that it streams. */
const sizes = [2_000, 300_000];
const framings = ['length', 'chunks'] as const;
/** Times each attempt is made. */
const times = 25;
/** Milliseconds to wait for an early answer before the rest of the body is sent. */
const patience = 200;
const limit = 30_000;
/** Id of the requests that the bodies hold. */
const innerId = 'e-inner';

interface EarlyAttempt {
  target: string;
  size: number;
  framing: (typeof framings)[number];
  id: string;
}

/**
 * Sends bodies that consist of requests, the second half of each once the back end has answered, and calls that the back
 * end answers twice. @returns the number of attempts, and a sentence for each request or answer that was confused
 */
export async function attackEarly(port: number, recorder: Recorder): Promise<{ tried: number; faults: string[] }> {
  const attempts = [...Array(times).keys()].flatMap((turn) => [
    ...Object.values(early).flatMap((target) =>
      sizes.flatMap((size) =>
        framings.map((framing): EarlyAttempt => ({
          target,
          size,
          framing,
          id: `e-${port}-${turn}-${size}-${framing}`,
        })),
      ),
    ),
    { target: stray.path, size: 0, framing: 'length' as const, id: `y-${port}-${turn}` },
  ]);
  const faults: string[] = [];
  const waiting = [...attempts];
  const lane = async () => {
    for (let attempt = waiting.shift(); attempt; attempt = waiting.shift()) {
      const wrong = await send(port, attempt);
      faults.push(...wrong.map((fault) => `${attempt.target}, ${attempt.size} bytes, ${attempt.framing}: ${fault}`));
    }
  };
  await Promise.all(Array.from({ length: 8 }, lane));
  const inner = recorder.received.filter(({ id }) => id === innerId);
  if (inner.length > 0)
    faults.push(`${inner.length} requests inside bodies reached the back end after an early answer`);
  const received = recorder.received.filter(({ target }) =>
    [...Object.values(early), stray.path].includes(target),
  ).length;
  if (received < attempts.length / 2)
    faults.push(`of ${attempts.length} early attempts the back end received only ${received}`);
  return { tried: attempts.length, faults };
}

async function send(port: number, { target, size, framing, id }: EarlyAttempt): Promise<string[]> {
  const inner = `GET /wps/smuggled HTTP/1.1\r\nHost: aurora.atrium.localhost\r\nX-Request-Id: ${innerId}\r\n\r\n`;
  const body = inner.repeat(Math.ceil(size / inner.length));
  const headers = size === 0 || framing === 'length' ? `Content-Length: ${body.length}` : 'Transfer-Encoding: chunked';
  const tail = `GET /wps/tail HTTP/1.1\r\nHost: aurora.atrium.localhost\r\nX-Request-Id: ${id}-tail\r\nConnection: close\r\n\r\n`;
  const framed = framing === 'length' ? body : `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
  const half = framed.length >> 1;
  let answer = '';
  const socket = connect(port, '127.0.0.1');
  socket.on('data', (part) => (answer += part.toString('latin1')));
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.write(`POST ${target} HTTP/1.1\r\nHost: aurora.atrium.localhost\r\nX-Request-Id: ${id}\r\n${headers}\r\n\r\n`);
  socket.write(framed.slice(0, half));
  for (let waited = 0; waited < patience && answer === '' && size > 0; waited += 20) await wait(20);
  if (!socket.destroyed) socket.write(framed.slice(half) + tail);
  const timer = setTimeout(() => socket.destroy(), limit);
  await closed;
  clearTimeout(timer);
  const ids = [...answer.matchAll(/"id":"([^"]*)"/g)].map(([, given]) => given);
  const foreign = ids.filter((given) => given !== id && given !== `${id}-tail`);
  return [
    ...(foreign.length > 0 ? [`the client got the answers of ${foreign.join(', ')}`] : []),
    ...(new Set(ids).size < ids.length ? ['the client got one answer twice'] : []),
  ];
}
