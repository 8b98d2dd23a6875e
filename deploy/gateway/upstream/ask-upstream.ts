import { deviceHeader } from '@atrium/api/figures';
import type { FastifyInstance } from 'fastify';
import type { Dispatcher } from 'undici';
import type { GatewayOptions } from '../options';
import { originOfUpstream } from './origin-of-upstream';
import type { AskUpstream } from './start-answers';

/** Larger start-up answers are left out of the page. */
const longest = 256 * 1024;

/** Calls the sandbox in this process, or a back end over the network. */
export function askUpstream(
  app: FastifyInstance,
  backEnds: Dispatcher,
  options: Pick<GatewayOptions, 'sandboxOrigin'>,
): AskUpstream {
  return async (merchant, target, { address, host, scheme, authority, language }) => {
    const headers = { merchant: merchant.code, device: deviceHeader, language, accept: 'application/json' };
    const origin = originOfUpstream(merchant, options);
    if (origin !== undefined) {
      const sent = {
        ...headers,
        'x-forwarded-for': address,
        'x-forwarded-host': authority,
        'x-forwarded-proto': scheme,
      };
      return fetchText(backEnds, { origin, path: target, method: 'GET', headers: sent });
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
