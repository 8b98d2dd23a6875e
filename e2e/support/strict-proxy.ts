import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { catalogue } from '@atrium/api/catalogue';
import { strictFailure, strictValue } from '@atrium/deploy/strict-source';

/**
 * A proxy between a gateway and a sandbox that drops from answers every field that the source texts do not name. Calls
 * that they name without fields or not at all, and the live channel, pass untouched.
 */
export class StrictProxy {
  /** Origin of the sandbox. */
  target = '';
  /** Answers with dropped fields, by the id of the call. */
  readonly changed = new Map<string, number>();
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((asked, answer) => this.#forward(asked, answer));
  }

  static async open(): Promise<StrictProxy> {
    const proxy = new StrictProxy();
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  #forward(asked: IncomingMessage, answer: ServerResponse): void {
    const { url = '/', method = 'GET' } = asked;
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    // separate connections: a kept-alive one may end between two calls
    const forwarded = request(new URL(url, this.target), { method, headers, agent: false }, (truth) => {
      answer.on('close', () => truth.destroy());
      truth.on('error', () => answer.destroy());
      const call = callAt(method, url);
      if (call === undefined || !String(truth.headers['content-type']).includes('json')) return passOn(truth, answer);
      void this.#passNamed(call, truth, answer).catch(() => answer.destroy());
    });
    forwarded.on('error', () => answer.destroy());
    answer.on('close', () => forwarded.destroy());
    asked.pipe(forwarded);
  }

  async #passNamed(call: string, truth: IncomingMessage, answer: ServerResponse): Promise<void> {
    const sent = await text(truth);
    const envelope = JSON.parse(sent) as { success: boolean; value?: unknown };
    const kept = (envelope.success ? strictValue : strictFailure)(call, envelope.value);
    const body = JSON.stringify({ ...envelope, value: kept });
    if (body !== sent) this.changed.set(call, (this.changed.get(call) ?? 0) + 1);
    answer
      .writeHead(truth.statusCode ?? 502, { ...headersOf(truth), 'content-length': Buffer.byteLength(body) })
      .end(body);
  }
}

function passOn(truth: IncomingMessage, answer: ServerResponse): void {
  truth.pipe(answer.writeHead(truth.statusCode ?? 502, headersOf(truth)));
}

/** Without those of the connection to the sandbox. */
function headersOf({ headers }: IncomingMessage) {
  const { connection: _connection, 'keep-alive': _keepAlive, 'transfer-encoding': _encoding, ...kept } = headers;
  return kept;
}

/** The id of the call at a method and path of the catalogue. */
function callAt(method: string, url: string): string | undefined {
  const path = url.split('?', 1)[0] ?? '';
  const calls = catalogue.filter((call) => call.method === method);
  const found =
    calls.find((call) => call.path === path) ??
    calls.find((call) => call.path.includes('/:') && path.startsWith(call.path.slice(0, call.path.indexOf(':'))));
  return found?.id;
}
