import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Portal } from './portal';

/** A fault of the connection. */
export type Fault =
  | { kind: 'status'; status: number }
  /** Reset without a response. */
  | { kind: 'reset' }
  /** Never sends a byte. */
  | { kind: 'hang' }
  /** Sends a few bytes from time to time, never the whole body. */
  | { kind: 'drip' }
  /** Half of the body, then a reset. */
  | { kind: 'half' }
  /** The whole response, delayed. */
  | { kind: 'late'; milliseconds: number }
  /** Another script. */
  | { kind: 'script'; body: string }
  | { kind: 'change'; change(body: string): string }
  /** The response as written by `forward`. */
  | { kind: 'forwarded'; forward(truth: IncomingMessage, answer: ServerResponse): void };

interface InjectedFault {
  path: RegExp;
  fault: Fault;
  remaining: number;
}

/** Bytes and interval of a drip: 100 bytes a second, far below the loader's minimum. */
const drip = { bytes: 20, every: 200 };

/** A failure report of a page. */
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

/** A proxy between browser and portal that injects faults; transparent to the browser's cache. */
export class FaultProxy {
  /** Requested paths. */
  readonly requestedPaths: string[] = [];
  /** Reports the portal has accepted. */
  readonly reports: PageReport[] = [];
  /** Whether cache headers of the portal are passed on. */
  cacheable = true;
  readonly #askedAt: { path: string; at: number }[] = [];
  #faults: InjectedFault[] = [];
  readonly #server: Server;
  readonly #portal: Pick<Portal, 'port'>;

  private constructor(portal: Pick<Portal, 'port'>) {
    this.#portal = portal;
    this.#server = createServer((asked, answer) => this.#handle(asked, answer));
  }

  static async before(portal: Pick<Portal, 'port'>): Promise<FaultProxy> {
    const proxy = new FaultProxy(portal);
    await new Promise<void>((resolve) => proxy.#server.listen(0, 'localhost', resolve));
    return proxy;
  }

  page(merchant: string, path = '/'): string {
    return `http://${merchant}.atrium.localhost:${(this.#server.address() as AddressInfo).port}${path}`;
  }

  /** Injects a fault for requests that match `path`: always, or `times` times. */
  injectFault(path: RegExp, fault: Fault, { times = Infinity } = {}): void {
    this.#faults.push({ path, fault, remaining: times });
  }

  /** Time of the first matching request after `since`, in milliseconds since 1970. */
  firstRequestAt(path: RegExp, since: number): number | undefined {
    return this.#askedAt.find((asked) => asked.at >= since && path.test(asked.path))?.at;
  }

  clearFaults(): void {
    this.#faults = [];
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  #handle(asked: IncomingMessage, answer: ServerResponse): void {
    const path = asked.url ?? '/';
    this.requestedPaths.push(path);
    this.#askedAt.push({ path, at: Date.now() });
    const injected = this.#faults.find((candidate) => candidate.remaining > 0 && candidate.path.test(path));
    if (injected) injected.remaining -= 1;
    const fault = injected?.fault;
    if (fault?.kind === 'hang') return;
    if (fault?.kind === 'reset') return void asked.socket.destroy();
    if (fault?.kind === 'status') return void answer.writeHead(fault.status).end();
    if (fault?.kind === 'script')
      return void answer.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(fault.body);
    if (path === '/telemetry') this.#recordReports(asked, answer);
    this.#forward(asked, (truth) => {
      if (!this.cacheable) truth.headers['cache-control'] = 'no-store';
      if (fault?.kind === 'change') void changed(truth, answer, fault.change);
      else if (fault?.kind === 'forwarded') fault.forward(truth, answer);
      else if (fault?.kind === 'drip') dripped(truth, answer);
      else if (fault?.kind === 'half') void halved(truth, answer);
      else if (fault?.kind === 'late') setTimeout(() => passOn(truth, answer), fault.milliseconds);
      else passOn(truth, answer);
      answer.on('close', () => truth.destroy());
    }).on('error', () => answer.destroy());
  }

  #recordReports(asked: IncomingMessage, answer: ServerResponse): void {
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
