import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { readFields } from './read-fields';
import { RequestKey } from './request-key';
import { refusals, translations, type Fields, type Translation } from './translations';

export interface AdapterOptions {
  /** Origin of the other back end. */
  backEnd: string;
  /** The other back end's brands by the codes of merchants. */
  brands: Readonly<Record<string, string>>;
}

/** A refusal with the portal's message key. */
class Refused extends Error {
  override readonly name = 'Refused';
  constructor(
    readonly key: string,
    readonly status: number,
  ) {
    super(key);
  }
}

/** Serves the portal's calls with another back end: other paths, another envelope, another format of money. */
export async function createAdapter({ backEnd, brands }: AdapterOptions): Promise<Server> {
  const requestKey = await RequestKey.create();
  return createServer((request, response) => {
    answer(request)
      .then((value) => send(response, 200, { success: true, value }))
      .catch((error: unknown) => {
        const { key, status } = error instanceof Refused ? error : new Refused('server_error', 500);
        send(response, status, { success: false, code: key, message: key });
      });
  });

  async function answer(request: IncomingMessage): Promise<unknown> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://adapter');
    const brand = brands[String(request.headers['merchant'])];
    if (brand === undefined) throw new Refused('merchant_unknown', 400);
    if (pathname === '/wps/system/encryption') return requestKey.published;
    const translation = translations.find(({ call }) => call === `${request.method} ${pathname}`);
    if (!translation) throw new Refused('not_offered', 404);
    const fields = await readFields(request, searchParams).catch(() => {
      throw new Refused('request_invalid', 400);
    });
    const opened = translation.isSealed ? await open(fields) : fields;
    return ask(translation, opened, brand, request);
  }

  async function open(fields: Fields): Promise<Fields> {
    try {
      return await requestKey.open(String(fields['value']));
    } catch {
      throw new Refused('encryption_key_unknown', 400);
    }
  }

  async function ask({ to, from }: Translation, fields: Fields, brand: string, { headers }: IncomingMessage) {
    const { method, path, body } = to(fields);
    const answered = await fetch(new URL(path, backEnd), {
      method,
      headers: {
        'x-brand': brand,
        'x-request-id': String(headers['x-request-id'] ?? ''),
        ...(headers.authorization && { authorization: `Bearer ${headers.authorization}` }),
        ...(headers['idempotency-key'] && { 'x-once': String(headers['idempotency-key']) }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { ok, data, error } = (await answered.json()) as { ok: boolean; data?: unknown; error?: { reason: string } };
    if (ok) return from(data as never);
    const { key, status } = refusals[error?.reason ?? ''] ?? { key: 'unknown_error', status: 200 };
    throw new Refused(key, status);
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}
