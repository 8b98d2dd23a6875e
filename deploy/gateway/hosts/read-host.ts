import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Merchants } from '../../merchants';
import { sendText } from '../pages/send-text';
import { meaningOfHost, type HostMeaning } from './meaning-of-host';
import { canonicalTarget } from './canonical-target';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the request's host name means; read once, before anything else. */
    meaning: HostMeaning;
  }
}

/** Headers by which a proxy speaks of the client. There is none before us, so whatever they say is made up. */
const claims = /^(x-forwarded-|forwarded$|x-real-ip$|true-client-ip$|cf-connecting-ip$)/;

/** Makes each request honest before it is routed: a path that means one thing, a host we know, no made-up origins. */
export function readHosts(app: FastifyInstance, merchants: Merchants): void {
  app.decorateRequest('meaning', null as never);
  app.addHook('onRequest', async (request, reply) => {
    request.meaning = meaningOfHost(hostname(request), merchants);
    for (const name of Object.keys(request.headers))
      if (claims.test(name)) Reflect.deleteProperty(request.headers, name);
    if (canonicalTarget(request.raw.url ?? '') === undefined)
      return sendText(reply, 400, 'This address cannot be read.');
  });
}

function hostname(request: FastifyRequest): string {
  return (request.headers.host ?? '').replace(/:\d{1,5}$/, '');
}
