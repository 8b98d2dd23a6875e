import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface Carried {
  path: string;
  port: number;
}

/**
 * What stands before several server processes of one portal: a single address whose requests go to each in turn. A
 * process that refuses is passed over; a question that was cut off is asked of the next one; of anything else that was
 * cut off nobody can tell how far it got, so that it is cut off for the browser too.
 */
export class Balancer {
  /** Ports of the processes that may be asked. */
  ports: number[] = [];
  /** Requests answered so far, by the port that answered. */
  readonly answered = new Map<number, number>();
  readonly #open = new Set<Carried>();
  readonly #server: Server;
  #turn = 0;

  private constructor() {
    this.#server = createServer((asked, answer) => void this.#carry(asked, answer).catch(() => answer.destroy()));
  }

  static async open(): Promise<Balancer> {
    const balancer = new Balancer();
    await new Promise<void>((resolve) => balancer.#server.listen(0, 'localhost', resolve));
    return balancer;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Ports that answer something below this path at the moment. */
  carrying(path: string): number[] {
    return [...this.#open].filter((carried) => carried.path.startsWith(path)).map(({ port }) => port);
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  async #carry(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await buffer(asked);
    const turn = this.#turn++;
    const inTurn = this.ports.map((_, index) => this.ports[(turn + index) % this.ports.length] ?? 0);
    for (const port of inTurn) {
      const truth = await this.#ask(asked, body, port).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED' || asked.method === 'GET') return undefined;
        throw error;
      });
      if (truth) return this.#handOn(truth, answer, { path: asked.url ?? '/', port });
    }
    answer.writeHead(502).end();
  }

  #ask({ url, method, headers }: IncomingMessage, body: Buffer, port: number): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      // a connection each: a kept one may be the last sign of a process that is gone
      request({ host: 'localhost', port, path: url, method, headers, agent: false }, resolve)
        .on('error', reject)
        .end(body);
    });
  }

  #handOn(truth: IncomingMessage, answer: ServerResponse, carried: Carried): void {
    const { port } = carried;
    this.answered.set(port, (this.answered.get(port) ?? 0) + 1);
    this.#open.add(carried);
    const headers = { ...truth.headers };
    // of the connection behind, not of the browser's
    delete headers.connection;
    answer.writeHead(truth.statusCode ?? 502, headers);
    truth.on('error', () => answer.destroy()).pipe(answer);
    answer.on('close', () => {
      this.#open.delete(carried);
      truth.destroy();
    });
  }
}
