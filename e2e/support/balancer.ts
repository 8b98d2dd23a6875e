import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface OpenResponse {
  path: string;
  port: number;
}

/**
 * A load balancer before several server processes: one address, requests in turn. It skips processes that refuse, and
 * repeats interrupted GET requests on the next one; other interrupted requests are cut off for the browser too, because
 * their outcome is unknown.
 */
export class Balancer {
  /** Ports of the available processes. */
  ports: number[] = [];
  /** Number of answered requests by port. */
  readonly answered = new Map<number, number>();
  readonly #open = new Set<OpenResponse>();
  readonly #server: Server;
  #turn = 0;

  private constructor() {
    this.#server = createServer((asked, answer) => void this.#handle(asked, answer).catch(() => answer.destroy()));
  }

  static async open(): Promise<Balancer> {
    const balancer = new Balancer();
    await new Promise<void>((resolve) => balancer.#server.listen(0, 'localhost', resolve));
    return balancer;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Ports with open responses below this path. */
  portsWithOpenResponses(path: string): number[] {
    return [...this.#open].filter((response) => response.path.startsWith(path)).map(({ port }) => port);
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  async #handle(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await buffer(asked);
    const turn = this.#turn++;
    const candidates = this.ports.map((_, index) => this.ports[(turn + index) % this.ports.length] ?? 0);
    for (const port of candidates) {
      const upstream = await this.#ask(asked, body, port).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED' || asked.method === 'GET') return undefined;
        throw error;
      });
      if (upstream) return this.#passOn(upstream, answer, { path: asked.url ?? '/', port });
    }
    answer.writeHead(502).end();
  }

  #ask({ url, method, headers }: IncomingMessage, body: Buffer, port: number): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      // separate connections: a kept-alive one may belong to an ended process
      request({ host: 'localhost', port, path: url, method, headers, agent: false }, resolve)
        .on('error', reject)
        .end(body);
    });
  }

  #passOn(upstream: IncomingMessage, answer: ServerResponse, open: OpenResponse): void {
    const { port } = open;
    this.answered.set(port, (this.answered.get(port) ?? 0) + 1);
    this.#open.add(open);
    const headers = { ...upstream.headers };
    // applies to the upstream connection only
    delete headers.connection;
    answer.writeHead(upstream.statusCode ?? 502, headers);
    upstream.on('error', () => answer.destroy()).pipe(answer);
    answer.on('close', () => {
      this.#open.delete(open);
      upstream.destroy();
    });
  }
}
