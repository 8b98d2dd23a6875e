import { randomBytes, randomUUID } from 'node:crypto';
import { systemEncryptionKey } from '@atrium/api';
import { callTimeout, deviceHeader } from '@atrium/api/figures';
import type { Endpoint } from '@atrium/contract';
import { Agent } from 'undici';
import { resolveLocalhost } from '../../network';
import { readWireAnswer, type WireAnswer } from './wire-answer';
import { sealRequest } from './seal-request';

/** Who sends a request; a visitor has an empty token. */
export interface WireSession {
  token: string;
  /** Cookies by name, kept as a browser keeps them. */
  cookies: Map<string, string>;
}

export interface SendOptions {
  session?: WireSession;
  merchant?: string;
  /** Replaces the idempotency key of a call that moves money; null sends none. */
  idempotencyKey?: string | null;
  headers?: Record<string, string>;
}

export interface WireOptions {
  /** Origin of the back end, or of a gateway before it. */
  url: string;
  merchant: string;
  language: string;
  /** Milliseconds since 1970. */
  clock: () => number;
}

/** Sends calls as the portal does, and numbers its requests. */
export class WireClient {
  #sent = 0;
  readonly #run: string;
  readonly #deviceId = randomUUID();

  /** Names below `localhost` are this machine, as in browsers; a name server may not know them. */
  readonly #dispatcher: Agent | undefined;
  readonly #options: WireOptions;

  constructor(options: WireOptions) {
    this.#options = options;
    this.#run = randomBytes(3).toString('hex');
    if (new URL(options.url).hostname.endsWith('.localhost'))
      this.#dispatcher = new Agent({ connect: { lookup: resolveLocalhost } });
  }

  get merchant(): string {
    return this.#options.merchant;
  }

  get language(): string {
    return this.#options.language;
  }

  now(): number {
    return this.#options.clock();
  }

  /** Requests sent so far. */
  get sent(): number {
    return this.#sent;
  }

  /** The page at the address, as a browser asks for it; empty without one. */
  async readPage(): Promise<string> {
    try {
      const response = await fetch(this.#options.url, {
        headers: { Accept: 'text/html' },
        signal: AbortSignal.timeout(callTimeout),
        ...(this.#dispatcher && { dispatcher: this.#dispatcher }),
      } as RequestInit);
      return await response.text();
    } catch {
      return '';
    }
  }

  async send(endpoint: Endpoint, request: object, options: SendOptions = {}): Promise<WireAnswer> {
    const fields = endpoint.deviceId ? { ...request, loginDeviceId: this.#deviceId } : request;
    if (!endpoint.encrypted) return this.#deliver(endpoint, fields, options);
    const key = await this.send(systemEncryptionKey as Endpoint, {}, options);
    if (!key.success) return { ...key, fault: key.fault ?? `no encryption key: ${key.code}` };
    const { merchant = this.merchant } = options;
    const sealed = { fields, key: key.value, merchant, path: endpoint.path, now: this.now() };
    const { body, headers } = await sealRequest(sealed);
    return this.#deliver(endpoint, body, { ...options, headers: { ...options.headers, ...headers } });
  }

  async #deliver(endpoint: Endpoint, fields: object, options: SendOptions): Promise<WireAnswer> {
    const number = `conform-${this.#run}-${(this.#sent += 1)}`;
    const url = new URL(pathOf(endpoint.path, fields), this.#options.url);
    const encoding = endpoint.encoding ?? (endpoint.method === 'GET' ? 'query' : 'json');
    if (encoding === 'query') url.search = new URLSearchParams(textsOf(fields)).toString();
    try {
      const response = await fetch(url, {
        method: endpoint.method,
        headers: {
          ...this.#headers(endpoint, number, options),
          ...(encoding === 'json' && { 'content-type': 'application/json' }),
        },
        ...(encoding === 'json' && { body: JSON.stringify(fields) }),
        ...(encoding === 'form' && { body: new URLSearchParams(textsOf(fields)) }),
        ...(encoding === 'multipart' && { body: formOf(fields) }),
        redirect: 'manual',
        signal: AbortSignal.timeout(callTimeout),
        ...(this.#dispatcher && { dispatcher: this.#dispatcher }),
      } as RequestInit);
      if (options.session) keepCookies(options.session, response.headers);
      return readWireAnswer(number, response, await response.text());
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      const fault = `no answer: ${cause instanceof Error ? cause.message : String(cause)}`;
      return { number, status: 0, headers: new Headers(), success: false, value: undefined, code: '', fault };
    }
  }

  #headers(endpoint: Endpoint, number: string, options: SendOptions): Record<string, string> {
    const { session, merchant = this.merchant, idempotencyKey = randomUUID() } = options;
    return {
      Merchant: merchant,
      Device: deviceHeader,
      Language: this.language,
      'X-Request-Id': number,
      ...(session?.token && { Authorization: session.token }),
      ...(session && session.cookies.size > 0 && { Cookie: cookieHeader(session) }),
      ...(endpoint.money && idempotencyKey !== null && { 'Idempotency-Key': idempotencyKey }),
      ...options.headers,
    };
  }
}

/** A path with a field as its last part, such as `/lgw/draw/:gameCode`. */
function pathOf(path: string, fields: object): string {
  return path.replace(/:(\w+)/, (_, name: string) => encodeURIComponent(textsOf(fields)[name] ?? ''));
}

function textsOf(fields: object): Record<string, string> {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    present.map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)]),
  );
}

function formOf(fields: object): FormData {
  const form = new FormData();
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat()) form.append(name, value instanceof Blob ? value : String(value));
  return form;
}

function keepCookies({ cookies }: WireSession, headers: Headers): void {
  for (const line of headers.getSetCookie()) {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    if (at > 0) cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
}

function cookieHeader({ cookies }: WireSession): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}
