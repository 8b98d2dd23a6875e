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
  /** Half of the bytes, then the connection breaks off. */
  | { kind: 'half' }
  /** The whole answer, so many milliseconds late. */
  | { kind: 'late'; milliseconds: number }
  /** A script the portal does not have. */
  | { kind: 'script'; body: string }
  | { kind: 'change'; change(body: string): string }
  /** The answer as somebody else carries it, piece by piece. */
  | { kind: 'carried'; carry(truth: IncomingMessage, answer: ServerResponse): void };

interface StandingFault {
  path: RegExp;
  fault: Fault;
  remaining: number;
}

/** Bytes and milliseconds of a drip: 100 bytes a second, far below what counts as an answer on its way. */
const drip = { bytes: 20, every: 200 };

/** What a page reports of itself, as far as operators are told who failed, when and why. */
export interface PageReport {
  remote: string;
  release: string;
  phase: string;
  kind: string;
  /** Milliseconds since 1970, by the page's clock. */
  at: number;
  message?: string;
  context?: Record<string, unknown>;
}

/** The line between browser and portal, to be broken on purpose: a proxy that the browser's cache does not notice. */
export class Line {
  /** Paths asked so far. */
  readonly asked: string[] = [];
  /** Reports of pages that the portal has accepted. */
  readonly reports: PageReport[] = [];
  /** Whether answers may stay in the browser's cache, as the portal says. */
  cacheable = true;
  readonly #askedAt: { path: string; at: number }[] = [];
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

  /** When such a path was first asked for after `since`, both in milliseconds of the clock. */
  firstAsked(path: RegExp, since: number): number | undefined {
    return this.#askedAt.find((asked) => asked.at >= since && path.test(asked.path))?.at;
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
    this.#askedAt.push({ path, at: Date.now() });
    const standing = this.#faults.find((candidate) => candidate.remaining > 0 && candidate.path.test(path));
    if (standing) standing.remaining -= 1;
    const fault = standing?.fault;
    if (fault?.kind === 'hang') return;
    if (fault?.kind === 'reset') return void asked.socket.destroy();
    if (fault?.kind === 'status') return void answer.writeHead(fault.status).end();
    if (fault?.kind === 'script')
      return void answer.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(fault.body);
    if (path === '/telemetry') this.#overhear(asked, answer);
    this.#forward(asked, (truth) => {
      if (!this.cacheable) truth.headers['cache-control'] = 'no-store';
      if (fault?.kind === 'change') void changed(truth, answer, fault.change);
      else if (fault?.kind === 'carried') fault.carry(truth, answer);
      else if (fault?.kind === 'drip') dripped(truth, answer);
      else if (fault?.kind === 'half') void halved(truth, answer);
      else if (fault?.kind === 'late') setTimeout(() => passOn(truth, answer), fault.milliseconds);
      else passOn(truth, answer);
      answer.on('close', () => truth.destroy());
    }).on('error', () => answer.destroy());
  }

  #overhear(asked: IncomingMessage, answer: ServerResponse): void {
    const parts: Buffer[] = [];
    asked.on('data', (part: Buffer) => parts.push(part));
    answer.on('finish', () => {
      if (answer.statusCode !== 204) return;
      this.reports.push(...(JSON.parse(Buffer.concat(parts).toString()) as { reports: PageReport[] }).reports);
    });
  }

  #forward(asked: IncomingMessage, take: (truth: IncomingMessage) => void) {
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    const { url, method } = asked;
    const forwarded = request({ host: 'localhost', port: this.#portal.port, path: url, method, headers }, take);
    asked.pipe(forwarded);
    return forwarded;
  }
}

function passOn(truth: IncomingMessage, answer: ServerResponse): void {
  truth.pipe(answer.writeHead(truth.statusCode ?? 502, truth.headers));
}

async function halved(truth: IncomingMessage, answer: ServerResponse): Promise<void> {
  const body = Buffer.concat(await truth.toArray());
  answer.writeHead(truth.statusCode ?? 502, { ...truth.headers, 'content-length': body.length });
  answer.write(body.subarray(0, body.length >> 1), () => answer.destroy());
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
