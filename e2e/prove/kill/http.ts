import { Agent, request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { resolveLocalhost } from '@atrium/deploy/resolve-localhost';

/** No answer came: the connection was refused or broke, and nobody can tell how far the request got. */
export class Unanswered extends Error {}

/** An answer of the back end in its one form. */
interface Answer<Value> {
  status: number;
  success: boolean;
  value: Value;
  code?: string;
  /** Cookies that were set, ready to be sent. */
  cookie: string;
}

interface Asked {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: unknown;
}

const agent = new Agent({ keepAlive: true });

/** Asks a server of this machine. @throws Unanswered */
export async function ask<Value>(
  address: string,
  { method = 'GET', headers, body }: Asked = {},
): Promise<Answer<Value>> {
  try {
    const message = await new Promise<IncomingMessage>((resolve, reject) => {
      const asking = request(
        address,
        {
          method,
          agent,
          lookup: resolveLocalhost,
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

/** The value of an answer that is yes. @throws Unanswered; an error that names the refusal */
export async function askFor<Value>(address: string, asked?: Asked): Promise<Value> {
  return (await askAll<Value>(address, asked)).value;
}

/** An answer that is yes, whole. @throws as `askFor` */
export async function askAll<Value>(address: string, asked?: Asked): Promise<Answer<Value>> {
  const answer = await ask<Value>(address, asked);
  if (!answer.success)
    throw new Error(`${asked?.method ?? 'GET'} ${address} was refused: ${answer.status} ${answer.code}`);
  return answer;
}
