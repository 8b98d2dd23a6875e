import type { IncomingMessage } from 'node:http';
import type { Fields } from './translations';

/** Bytes of a body that are read: no call of the adapter has more. */
const largestBody = 65_536;

/** The fields of a request: those of its query, or of its JSON body. Throws for a body that is no object. */
export async function readFields(request: IncomingMessage, query: URLSearchParams): Promise<Fields> {
  if (request.method === 'GET') return Object.fromEntries(query);
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > largestBody) throw new TypeError('The body is too large.');
  }
  const fields: unknown = text === '' ? {} : JSON.parse(text);
  if (typeof fields !== 'object' || fields === null) throw new TypeError('The body is no object.');
  return fields as Fields;
}
