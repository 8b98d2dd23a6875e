import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { text } from 'node:stream/consumers';
import { deviceHeader } from '@atrium/api/figures';
import type { FastifyInstance } from 'fastify';
import { resolveLocalhost } from '../hosts/resolve-localhost';
import type { AskUpstream } from './start-answers';

/** A back end that sends more than this as a start-up answer gets none of it into the page. */
const longest = 256 * 1024;

/** Asks the sandbox in this process, or an address over the network. */
export function askUpstream(app: FastifyInstance): AskUpstream {
  return async (merchant, target, { address, host, language }) => {
    const headers = { merchant: merchant.code, device: deviceHeader, language, accept: 'application/json' };
    if (merchant.upstream.kind === 'address') {
      return fetchText(new URL(target, merchant.upstream.origin), { ...headers, 'x-forwarded-for': address });
    }
    const { body } = await app.inject({ url: target, headers: { ...headers, host }, remoteAddress: address });
    return body;
  };
}

function fetchText(url: URL, headers: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const open = url.protocol === 'https:' ? requestHttps : requestHttp;
    const outgoing = open(url, { headers, lookup: resolveLocalhost, signal: AbortSignal.timeout(5_000) }, (answer) => {
      let size = 0;
      answer.on('data', (part: Buffer) => (size += part.length) > longest && answer.destroy(new Error('too long')));
      text(answer).then(resolve, reject);
    });
    outgoing.once('error', reject);
    outgoing.end();
  });
}
