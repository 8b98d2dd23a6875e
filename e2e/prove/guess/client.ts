import { Agent, request, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { systemEncryptionKey } from '@atrium/api';
import type { Endpoint } from '@atrium/contract';
import { resolveLocalhost } from '@atrium/deploy/resolve-localhost';
import { CompactEncrypt, importJWK, type JWK } from 'jose';

/** An answer with everything that an attacker can see. */
export interface Answer {
  status: number;
  /** Names and values in turn, as received. */
  rawHeaders: string[];
  body: { success: boolean; code?: string; value?: unknown; message?: string };
  milliseconds: number;
}

export interface From {
  /** Address that the call comes from: any of 127.0.0.0/8, so that one machine acts as many. */
  address: string;
  cookie?: string;
}

interface Key {
  kid: string;
  jwk: JWK;
}

/** Calls a merchant's portal as an attacker's program would: from any address, and encrypted where pages encrypt. */
export class GuessingClient {
  #key: Promise<Key> | undefined;
  readonly #agent = new Agent({ keepAlive: false });
  readonly #origin: string;
  readonly #merchant: string;

  constructor(
    /** Origin of the merchant's pages. */
    origin: string,
    merchant: string,
  ) {
    this.#origin = origin;
    this.#merchant = merchant;
  }

  async call(endpoint: Endpoint, fields: Record<string, unknown>, from: From): Promise<Answer> {
    const device = endpoint.deviceId ? { loginDeviceId: crypto.randomUUID() } : {};
    const sealed = endpoint.encrypted ? await this.#seal(endpoint.path, { ...fields, ...device }) : undefined;
    const isForm = endpoint.encoding === 'form';
    const body = isForm
      ? new URLSearchParams(fields as Record<string, string>).toString()
      : JSON.stringify(sealed?.body ?? { ...fields, ...device });
    return this.#ask(endpoint, body, from, {
      'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
      ...sealed?.headers,
    });
  }

  async #ask({ method, path }: Endpoint, body: string, from: From, headers: Record<string, string>): Promise<Answer> {
    const began = performance.now();
    const message = await new Promise<IncomingMessage>((resolve, reject) => {
      const asking = request(
        this.#origin + path,
        {
          method,
          agent: this.#agent,
          lookup: resolveLocalhost,
          localAddress: from.address,
          headers: {
            Merchant: this.#merchant,
            Device: 'web',
            Language: 'EN',
            ...headers,
            ...(from.cookie && { cookie: from.cookie }),
          },
        },
        resolve,
      );
      asking.on('error', reject);
      asking.end(method === 'GET' ? undefined : body);
    });
    const answered = (await json(message)) as Answer['body'];
    const milliseconds = performance.now() - began;
    return { status: message.statusCode ?? 0, rawHeaders: message.rawHeaders, body: answered, milliseconds };
  }

  async #seal(path: string, fields: object) {
    const { kid, jwk } = await (this.#key ??= this.#askForKey());
    const stamp = { iat: Math.floor(Date.now() / 1000), jti: crypto.randomUUID(), iss: this.#merchant, aud: path };
    const payload = { ...fields, ...stamp };
    const value = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
      .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid })
      .encrypt(await importJWK(jwk, 'RSA-OAEP-256'));
    return { body: { value }, headers: { Encryption: kid } };
  }

  async #askForKey(): Promise<Key> {
    const { body } = await this.#ask(systemEncryptionKey, '', { address: '127.0.0.1' }, {});
    return body.value as Key;
  }
}

/** The value of a header; undefined without one. */
export function headerOf({ rawHeaders }: Answer, name: string): string | undefined {
  const at = rawHeaders.findIndex((word, index) => index % 2 === 0 && word.toLowerCase() === name);
  return at < 0 ? undefined : rawHeaders[at + 1];
}

/** The cookie that an answer sets, as the next call sends it. */
export function cookieOf(answer: Answer): string | undefined {
  return headerOf(answer, 'set-cookie')?.split(';')[0];
}
