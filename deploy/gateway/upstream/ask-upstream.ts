import { deviceHeader } from '@atrium/api/figures';
import type { FastifyInstance } from 'fastify';
import type { Dispatcher } from 'undici';
import type { AskUpstream } from './start-answers';

/** A back end that sends more than this as a start-up answer gets none of it into the page. */
const longest = 256 * 1024;

/** Asks the sandbox in this process, or an address over the network. */
export function askUpstream(app: FastifyInstance, backEnds: Dispatcher): AskUpstream {
  return async (merchant, target, { address, host, scheme, authority, language }) => {
    const headers = { merchant: merchant.code, device: deviceHeader, language, accept: 'application/json' };
    if (merchant.upstream.kind === 'address') {
      const sent = {
        ...headers,
        'x-forwarded-for': address,
        'x-forwarded-host': authority,
        'x-forwarded-proto': scheme,
      };
      return fetchText(backEnds, { origin: merchant.upstream.origin, path: target, method: 'GET', headers: sent });
    }
    const { body } = await app.inject({ url: target, headers: { ...headers, host }, remoteAddress: address });
    return body;
  };
}

async function fetchText(backEnds: Dispatcher, options: Dispatcher.RequestOptions): Promise<string> {
  const { body } = await backEnds.request({ ...options, signal: AbortSignal.timeout(5_000) });
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of body as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > longest) throw new Error('too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}
