import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';

export interface Load {
  port: number;
  /** Requests as they go over the wire, sent in turn. */
  requests: Buffer[];
  /** Number of kept-alive connections; each sends its next request as soon as it has a response. */
  connections: number;
  milliseconds: number;
}

export interface Answers {
  perSecond: number;
  /** The 99th percentile of response times, in milliseconds. */
  p99: number;
  /** Bytes of heads and bodies. */
  bytes: number;
}

/**
 * Sends requests to a server on this machine as fast as it responds. Uses sockets, because an HTTP client would take
 * more processor time than the measured server. @throws at a response that is not 200 or has no length
 */
export async function load({ port, requests, connections, milliseconds }: Load): Promise<Answers> {
  const start = performance.now();
  const end = start + milliseconds;
  const times: number[] = [];
  let next = 0;
  let bytes = 0;
  const keepRequesting = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      let asked = 0;
      let awaited = unknown;
      const ask = () => {
        asked = performance.now();
        awaited = unknown;
        socket.write(requests[next++ % requests.length] ?? '');
      };
      socket.on('connect', ask).on('error', reject);
      let head: Buffer = Buffer.alloc(0);
      socket.on('data', (part: Buffer) => {
        bytes += part.length;
        if (awaited === unknown) {
          head = head.length === 0 ? part : Buffer.concat([head, part]);
          const length = lengthOf(head);
          if (length === undefined) return;
          if (typeof length === 'string')
            return (void reject(new Error(`Port ${port} answered ${length}`)), socket.destroy());
          awaited = length - head.length;
          head = Buffer.alloc(0);
        } else awaited -= part.length;
        if (awaited > 0) return;
        const now = performance.now();
        times.push(now - asked);
        if (now < end) ask();
        else socket.end(resolve);
      });
    });
  await Promise.all(Array.from({ length: connections }, keepRequesting));
  const seconds = (performance.now() - start) / 1000;
  return { perSecond: times.length / seconds, p99: percentile(times, 99), bytes: Math.round(bytes / times.length) };
}

const unknown = -1;

/** Total bytes of a response from its beginning: `undefined` while its head is incomplete, its status line when it does not count. */
export function lengthOf(beginning: Buffer): number | string | undefined {
  const end = beginning.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = beginning.toString('latin1', 0, end);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (!head.startsWith('HTTP/1.1 200 ') || length === undefined) return head.split('\r\n')[0] ?? head;
  return end + 4 + Number(length);
}

/** The smallest value that at least `share` percent of the values do not exceed. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((sorted.length * share) / 100) - 1)] ?? Number.NaN;
}
