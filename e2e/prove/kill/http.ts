import { Agent, request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { resolveLocalhost } from '@atrium/deploy/resolve-localhost';

/** The connection was refused or broke: the server may have carried out the request or not. */
export class Unanswered extends Error {}

/** An answer of the back end. */
interface Answer<Value> {
  status: number;
  success: boolean;
  value: Value;
  code?: string;
  /** The set cookies, as the next request sends them. */
  cookie: string;
}

interface RequestOptions {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: unknown;
  /** Breaks the connection. */
  signal?: AbortSignal;
}

const agent = new Agent({ keepAlive: true });

/** Sends a request to a server of this machine. @throws Unanswered */
export async function ask<Value>(
  address: string,
  { method = 'GET', headers, body, signal }: RequestOptions = {},
): Promise<Answer<Value>> {
  try {
    const message = await new Promise<IncomingMessage>((resolve, reject) => {
      const asking = request(
        address,
        {
          method,
          agent,
          lookup: resolveLocalhost,
          ...(signal && { signal }),
          headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
        },
        resolve,
      );
      asking.on('error', reject);
      asking.end(body === undefined ? undefined : JSON.stringify(body));
    });
    const answer = JSON.parse(await text(message)) as Omit<Answer<Value>, 'status' | 'cookie'>;
    const cookies = (message.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';', 1)[0]);
    return { ...answer, status: message.statusCode ?? 0, cookie: cookies.join('; ') };
  } catch (error) {
    throw new Unanswered(`${method} ${address}`, { cause: error });
  }
}

/** The value of a successful answer. @throws Unanswered; an error that names the refusal */
export async function askFor<Value>(address: string, options?: RequestOptions): Promise<Value> {
  return (await askAll<Value>(address, options)).value;
}

/** A successful answer. @throws as `askFor` */
export async function askAll<Value>(address: string, options?: RequestOptions): Promise<Answer<Value>> {
  const answer = await ask<Value>(address, options);
  if (!answer.success)
    throw new Error(`${options?.method ?? 'GET'} ${address} was refused: ${answer.status} ${answer.code}`);
  return answer;
}
