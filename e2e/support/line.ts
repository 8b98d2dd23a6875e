import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Portal } from './portal';

/** What a bad line does to an answer. */
export type Fault =
  | { kind: 'status'; status: number }
  /** The connection breaks off without an answer. */
  | { kind: 'reset' }
  /** There is never a first byte. */
  | { kind: 'hang' }
  /** A few bytes now and then, never the whole. */
  | { kind: 'drip' }
  | { kind: 'change'; change(body: string): string };

interface StandingFault {
  path: RegExp;
  fault: Fault;
  remaining: number;
}

/** Bytes and milliseconds of a drip: 100 bytes a second, far below what counts as an answer on its way. */
const drip = { bytes: 20, every: 200 };

/** The line between browser and portal, to be broken on purpose: a proxy that the browser's cache does not notice. */
export class Line {
  /** Paths asked so far. */
  readonly asked: string[] = [];
  /** Whether answers may stay in the browser's cache, as the portal says. */
  cacheable = true;
  #faults: StandingFault[] = [];
  readonly #server: Server;
  readonly #portal: Pick<Portal, 'port'>;

  private constructor(portal: Pick<Portal, 'port'>) {
    this.#portal = portal;
    this.#server = createServer((asked, answer) => this.#carry(asked, answer));
  }

  static async before(portal: Pick<Portal, 'port'>): Promise<Line> {
    const line = new Line(portal);
    await new Promise<void>((resolve) => line.#server.listen(0, 'localhost', resolve));
    return line;
  }

  page(merchant: string, path = '/'): string {
    return `http://${merchant}.atrium.localhost:${(this.#server.address() as AddressInfo).port}${path}`;
  }

  /** From now on what is asked below `path` meets the fault: always, or so many times. */
  break(path: RegExp, fault: Fault, { times = Infinity } = {}): void {
    this.#faults.push({ path, fault, remaining: times });
  }

  heal(): void {
    this.#faults = [];
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  #carry(asked: IncomingMessage, answer: ServerResponse): void {
    const path = asked.url ?? '/';
    this.asked.push(path);
    const standing = this.#faults.find((candidate) => candidate.remaining > 0 && candidate.path.test(path));
    if (standing) standing.remaining -= 1;
    const fault = standing?.fault;
    if (fault?.kind === 'hang') return;
    if (fault?.kind === 'reset') return void asked.socket.destroy();
    if (fault?.kind === 'status') return void answer.writeHead(fault.status).end();
    this.#forward(asked, (truth) => {
      if (!this.cacheable) truth.headers['cache-control'] = 'no-store';
      if (fault?.kind === 'change') void changed(truth, answer, fault.change);
      else if (fault?.kind === 'drip') dripped(truth, answer);
      else truth.pipe(answer.writeHead(truth.statusCode ?? 502, truth.headers));
      answer.on('close', () => truth.destroy());
    }).on('error', () => answer.destroy());
  }

  #forward(asked: IncomingMessage, take: (truth: IncomingMessage) => void) {
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    const { url, method } = asked;
    const forwarded = request({ host: 'localhost', port: this.#portal.port, path: url, method, headers }, take);
    asked.pipe(forwarded);
    return forwarded;
  }
}

async function changed(truth: IncomingMessage, answer: ServerResponse, change: (body: string) => string) {
  const body = Buffer.from(change(Buffer.concat(await truth.toArray()).toString('utf8')));
  const { etag: _etag, ...headers } = truth.headers;
  answer.writeHead(truth.statusCode ?? 502, { ...headers, 'content-length': body.length }).end(body);
}

function dripped(truth: IncomingMessage, answer: ServerResponse): void {
  answer.writeHead(truth.statusCode ?? 502, truth.headers);
  truth.on('readable', () => {
    const timer = setInterval(() => {
      const bytes = truth.read(drip.bytes) as Buffer | null;
      if (bytes) answer.write(bytes);
    }, drip.every);
    answer.on('close', () => clearInterval(timer));
    truth.removeAllListeners('readable');
  });
}
