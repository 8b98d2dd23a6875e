import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { callAt } from './call-at';

/** An answer to a call on its way to the gateway. */
export interface PassingText {
  status: number;
  /** The media type. */
  type: string;
  body: string;
}

/** Returns what the gateway gets in place of an answer; `undefined` closes the connection without one. */
type Change = (sent: PassingText) => PassingText | undefined | Promise<PassingText | undefined>;

/**
 * A proxy between a gateway and a back end. It reads and changes the JSON answers of calls that it has a change for.
 * All others, and the live channel, pass untouched.
 */
export abstract class Relay {
  /** Origin of the back end. */
  target = '';
  readonly #server: Server = createServer((asked, answer) => this.#forward(asked, answer));

  /** Listens on a free port. */
  async open(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  /** The change of an answer with JSON, by the id of the call in the catalogue; `undefined` passes it untouched. */
  protected abstract changeOf(call: string): Change | undefined;

  /** The headers that the back end gets, by the id of the call in the catalogue. Default: those of the request. */
  protected headersOf(_call: string | undefined, headers: IncomingHttpHeaders): IncomingHttpHeaders {
    return headers;
  }

  /** Whether a request is lost on its way to the back end, by the id of the call. Default: never. */
  protected losesRequest(_call: string | undefined): boolean {
    return false;
  }

  #forward(asked: IncomingMessage, answer: ServerResponse): void {
    const { url = '/', method = 'GET' } = asked;
    const call = callAt(method, url);
    if (this.losesRequest(call)) return void answer.destroy();
    const headers = { ...this.headersOf(call, asked.headers), 'accept-encoding': 'identity' };
    // separate connections: a kept-alive one may end between two calls
    const forwarded = request(new URL(url, this.target), { method, headers, agent: false }, (truth) => {
      answer.on('close', () => truth.destroy());
      truth.on('error', () => answer.destroy());
      const isJson = String(truth.headers['content-type']).includes('json');
      const change = call !== undefined && isJson ? this.changeOf(call) : undefined;
      if (change) void passChanged(change, truth, answer).catch(() => answer.destroy());
      else truth.pipe(answer.writeHead(truth.statusCode ?? 502, keptHeaders(truth)));
    });
    forwarded.on('error', () => answer.destroy());
    answer.on('close', () => forwarded.destroy());
    asked.pipe(forwarded);
  }
}

async function passChanged(change: Change, truth: IncomingMessage, answer: ServerResponse): Promise<void> {
  const headers = keptHeaders(truth);
  const sent = { status: truth.statusCode ?? 502, type: headers['content-type'] ?? '', body: await text(truth) };
  const changed = await change(sent);
  if (changed === undefined) return void answer.destroy();
  const { status, type, body } = changed;
  answer.writeHead(status, { ...headers, 'content-type': type, 'content-length': Buffer.byteLength(body) }).end(body);
}

/** Without those of the connection to the back end. */
function keptHeaders({ headers }: IncomingMessage) {
  const { connection: _connection, 'keep-alive': _keepAlive, 'transfer-encoding': _encoding, ...kept } = headers;
  return kept;
}
