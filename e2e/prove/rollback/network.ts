import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A visitor's network: a proxy that forwards to the portal's processes in turn, from one address. */
export class Network {
  readonly #server: Server;
  #turn = 0;
  readonly #address: string;
  readonly #ports: number[];

  private constructor(address: string, ports: number[]) {
    this.#address = address;
    this.#ports = ports;
    this.#server = createServer((asked, answer) => this.#carry(asked, answer));
  }

  /** @param address of this machine, any of 127.0.0.0/8; each /24 of it counts as another network */
  static async open(address: string, ports: number[]): Promise<Network> {
    const network = new Network(address, ports);
    await new Promise<void>((resolve) => network.#server.listen(0, '127.0.0.1', resolve));
    return network;
  }

  get proxy(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  #carry(asked: IncomingMessage, answer: ServerResponse): void {
    const { pathname, search } = new URL(asked.url ?? '/', 'http://localhost');
    const port = this.#ports[(this.#turn += 1) % this.#ports.length];
    const { method, headers } = asked;
    const path = pathname + search;
    const asking = request({ host: '127.0.0.1', port, path, method, headers, localAddress: this.#address }, (truth) => {
      const { connection: _connection, ...passed } = truth.headers;
      truth.on('error', () => answer.destroy()).pipe(answer.writeHead(truth.statusCode ?? 502, passed));
      answer.on('close', () => truth.destroy());
    });
    asked.pipe(asking.on('error', () => answer.destroy()));
  }
}
