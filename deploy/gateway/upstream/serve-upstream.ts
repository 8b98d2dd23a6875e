import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendText } from '../pages/send-text';
import { isRefusal, openExchange } from '../session/open-exchange';
import { sendRefusal } from '../session/send-refusal';
import { keepSandboxTokens } from '../session/keep-sandbox-tokens';
import { forward } from './forward';
import { dataHeaders } from './headers';
import { isUpstreamPath } from './upstream-path';

/**
 * Sends what belongs to a back end to that of the merchant whose portal was asked: to its address, or on to the
 * sandbox's routes of this server. Which merchant is meant is said by the host name alone; a header that says
 * otherwise is overruled.
 */
export function serveUpstream(app: FastifyInstance): void {
  keepSandboxTokens(app);
  app.addHook('onRequest', async (request, reply) => {
    if (reply.sent || !isUpstreamPath(request.raw.url ?? '')) return;
    const { meaning } = request;
    if (meaning.kind === 'merchant') {
      const { merchant } = meaning;
      request.headers['merchant'] = merchant.code;
      const exchange = openExchange(request, merchant);
      if (isRefusal(exchange)) return sendRefusal(reply, exchange);
      if (merchant.upstream.kind === 'address') return forward(request, reply, merchant.upstream.origin, exchange);
      request.exchange = exchange;
      for (const [name, value] of Object.entries(dataHeaders)) void reply.header(name, value);
      return;
    }
    if (!mayPass(request)) return sendText(reply, 404, 'There is no portal at this address.');
  });
}

/** A vendor's games call home; this machine's own name serves tools, which name the merchant in the header. */
function mayPass({ meaning }: FastifyRequest): boolean {
  return meaning.kind === 'vendor' || meaning.kind === 'chooser';
}
