import { connect } from 'node:net';
import { framings, type Framing } from './framings';

const withBody = ['POST', 'PUT', 'DELETE'];
const bodiless = ['GET', 'HEAD', 'OPTIONS'];
const methods = [...withBody, ...bodiless, 'PATCH', 'TRACE', 'PROPFIND', 'CONNECT'];

/** Most paths of `--paths`; a short run takes the first. */
const allPaths = ['/wps/a%20b/c?x=%2F', '/wps/..;/admin', '/wps/system/status', '/lgw/games', '/wps/%2e%2e/admin'];
const canonical = new Set(['/wps/a%20b/c?x=%2F', '/wps/system/status', '/lgw/games']);

/** Milliseconds after which the client gives up on a body that ends too soon, and on any other attempt. */
const soon = 1_000;
const late = 30_000;

export interface Attempt {
  /** Named in faults: `GET /path, chunks`. */
  name: string;
  id: string;
  /** Id of the request that follows on the same connection. */
  tailId: string;
  /** Id of the request inside the body. */
  innerId: string;
  bytes: string;
  patience: number;
  /** The body that the back end must receive; undefined where it must not receive the request. */
  expected: string | undefined;
  /** Whether the gateway may hang up before it answers, or before it forwards the request. */
  mayHangUp: boolean;
  /** A well-framed body with a method that has none, which is refused with status 400. */
  isBodyTooMuch: boolean;
  /** Whether a proxy reads the body as a second request, because it drops the header that frames it. */
  isSplitByProxy: boolean;
}

/** What the client read until the other side hung up. */
export interface Answers {
  /** Answers with status 200. */
  ok: number;
  /** Status of the first answer but 100; undefined without an answer. */
  first: number | undefined;
  /** Ids in the bodies: those of the requests that were answered. */
  ids: string[];
}

/** Every method by every framing by every path. */
export function attemptsOf(paths: number): Attempt[] {
  const chosen = allPaths.slice(0, paths);
  return methods.flatMap((method) =>
    framings.flatMap((framing) => chosen.map((path) => attemptOf(method, framing, path))),
  );
}

let count = 0;

function attemptOf(method: string, framing: Framing, path: string): Attempt {
  count += 1;
  const [id, tailId, innerId] = [`a-${count}`, `t-${count}`, `s-${count}`];
  const inner = request('GET', '/wps/smuggled', innerId, '');
  const { headers, body } = framing.write(inner);
  const tail = request('GET', '/wps/tail', tailId, 'Connection: close\r\n');
  const allowed =
    canonical.has(path) &&
    framing.body !== 'refused' &&
    (withBody.includes(method) || (bodiless.includes(method) && framing.bodiless === true));
  return {
    name: `${method} ${path}, ${framing.name}`,
    id,
    tailId,
    innerId,
    bytes: request(method, path, id, headers) + body + tail,
    patience: framing.name === 'a body that ends too soon' ? soon : late,
    expected: allowed && framing.body !== 'refused' ? framing.body(inner) : undefined,
    mayHangUp: framing.mayHangUp === true,
    isSplitByProxy: framing.isSplitByProxy === true,
    isBodyTooMuch: [...bodiless, 'TRACE'].includes(method) && framing.body !== 'refused' && framing.bodiless !== true,
  };
}

function request(method: string, target: string, id: string, headers: string): string {
  return `${method} ${target} HTTP/1.1\r\nHost: aurora.atrium.localhost\r\nX-Request-Id: ${id}\r\n${headers}\r\n`;
}

/** Sends the bytes and reads the answers until the other side hangs up. */
export function attack(port: number, { bytes, patience }: Attempt): Promise<Answers> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    const timer = setTimeout(() => socket.destroy(), patience);
    socket.on('data', (part) => (answer += part.toString('latin1')));
    socket.on('error', () => undefined);
    socket.once('close', () => {
      clearTimeout(timer);
      const statuses = [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
      const final = statuses.filter((status) => status !== 100);
      const ids = [...answer.matchAll(/"id":"([^"]*)"/g)].map(([, given = '']) => given);
      resolve({ ok: final.filter((status) => status === 200).length, first: final[0], ids });
    });
  });
}
