import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callAt } from '../../support/call-at';
import type { Fault, PassingAnswer, PassingRequest } from './fault';

/** Headers that belong to one connection. */
const ofConnection = new Set([
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'accept-encoding',
  'keep-alive',
]);

/** Runs in front of a back end and breaks one promise at a time. */
export class FaultyRelay {
  fault: Fault | undefined;
  readonly #server = createServer((request, response) => void this.#serve(request, response));
  readonly #keys = new Set<string>();

  /** By merchant. */
  readonly #tokens = new Map<string, PassingRequest['tokens']>();
  readonly #backEnd: string;
  readonly #passed: () => void;

  /** @param passed called before each request, so that a manual clock moves on */
  constructor(backEnd: string, passed: () => void) {
    this.#backEnd = backEnd;
    this.#passed = passed;
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** The next two sessions at each merchant are those of `member` and `other`. */
  begin(fault: Fault | undefined): void {
    this.fault = fault;
    this.#tokens.clear();
    this.#keys.clear();
  }

  async #serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    this.#passed();
    const request = await this.#read(incoming);
    const fault = this.fault?.call === request.call ? this.fault : undefined;
    fault?.request?.(request);
    const answer = fault?.instead?.(request) ?? (await this.#forward(request));
    this.#keepToken(request, answer);
    await fault?.answer?.(answer, request);
    if (answer.isCut) return void incoming.socket.destroy();
    response.writeHead(answer.status, answer.headers);
    response.end(answer.text ?? (answer.status === 304 ? '' : JSON.stringify(answer.body)));
  }

  async #read(incoming: IncomingMessage): Promise<PassingRequest> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const { method = 'GET', url = '/' } = incoming;
    const headers = Object.fromEntries(
      Object.entries(incoming.headers).flatMap(([name, value]) =>
        ofConnection.has(name) ? [] : [[name, String(value)]],
      ),
    );
    const call = callAt(method, url) ?? '';
    const key = `${call} ${headers['idempotency-key'] ?? ''}`;
    const isRepeated = this.#keys.has(key);
    if (headers['idempotency-key']) this.#keys.add(key);
    const merchant = headers['merchant'] ?? '';
    return {
      call,
      merchant,
      method,
      url,
      headers,
      body: Buffer.concat(chunks),
      tokens: this.#tokensOf(merchant),
      isRepeated,
    };
  }

  async #forward({ method, url, headers, body }: PassingRequest): Promise<PassingAnswer> {
    const answer = await fetch(new URL(url, this.#backEnd), {
      ...{ method, headers, redirect: 'manual' },
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    const text = await answer.text();
    const kept = ['content-type', 'etag', 'set-cookie', 'retry-after', 'x-request-id'].flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    return {
      status: answer.status,
      headers: Object.fromEntries(kept),
      body: text === '' ? undefined : JSON.parse(text),
    };
  }

  #keepToken({ call, tokens }: PassingRequest, { body }: PassingAnswer): void {
    const token = (body as { value?: { token?: string } } | undefined)?.value?.token;
    if (call !== 'session.login' || token === undefined) return;
    if (tokens.member === undefined) tokens.member = token;
    else tokens.other ??= token;
  }

  #tokensOf(merchant: string): PassingRequest['tokens'] {
    const tokens = this.#tokens.get(merchant) ?? {};
    this.#tokens.set(merchant, tokens);
    return tokens;
  }
}
