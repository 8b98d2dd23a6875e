import { systemPing } from '@atrium/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import { sendText } from '../pages/send-text';
import { replaceSandboxTokens } from '../session/replace-sandbox-tokens';
import { isRefusal, openExchange } from '../session/open-exchange';
import { sendRefusal } from '../session/send-refusal';
import { answerHeaders, dataHeaders } from './answer-headers';
import { cookiesForBackend } from './backend-cookies';
import { forward } from './forward';
import { isUpstreamPath } from './upstream-path';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the sandbox of this process answers in the place of a merchant's back end. */
    answeredBySandbox: boolean;
  }
}

/**
 * Sends what belongs to a back end to that of the merchant whose portal was asked: to its address, or on to the
 * sandbox's routes of this server. The host name alone says which merchant is meant; a header that says otherwise is
 * overruled. The lists of headers hold for both.
 */
export function serveUpstream(app: FastifyInstance, backEnds: Dispatcher): void {
  app.decorateRequest('answeredBySandbox', false);
  app.addHook('onSend', async (request, reply) => {
    if (request.answeredBySandbox) confineAnswer(request, reply);
  });
  // after its own cookies are confined, those of the session are added
  replaceSandboxTokens(app);
  app.addHook('onRequest', async (request, reply) => {
    if (reply.sent || !isUpstreamPath(request.raw.url ?? '')) return;
    const { meaning } = request;
    if (meaning.kind === 'merchant') {
      // asked across the merchant's domains for one that can be reached (NET-11); on the raw answer, whoever writes it
      if (pathOf(request) === systemPing.path) reply.raw.setHeader('access-control-allow-origin', '*');
      const { code, upstream } = meaning.merchant;
      const exchange = openExchange(request, meaning.merchant);
      if (isRefusal(exchange)) return sendRefusal(reply, exchange);
      if (upstream.kind === 'address')
        return forward(request, reply, backEnds, { merchant: code, origin: upstream.origin, exchange });
      request.exchange = exchange;
      request.headers['merchant'] = code;
      const cookie = cookiesForBackend(request.headers.cookie);
      if (cookie === undefined) delete request.headers.cookie;
      else request.headers.cookie = cookie;
      request.answeredBySandbox = true;
      return;
    }
    if (!mayPass(request)) return sendText(reply, 404, 'There is no portal at this address.');
  });
}

/** Leaves of the sandbox's headers what a back end at an address could send too. */
function confineAnswer(request: FastifyRequest, reply: FastifyReply): void {
  const ours = reply.raw.getHeaders();
  const given = reply.getHeaders();
  for (const name of Object.keys(given)) void reply.removeHeader(name);
  // fastify has removed these too, which the gateway has set itself
  for (const [name, value] of Object.entries(ours)) if (value !== undefined) reply.raw.setHeader(name, value);
  void reply.headers({ ...answerHeaders(given, request.protocol === 'https'), ...dataHeaders });
}

/** Games of a vendor call their wallet; operators' tools name the merchant in a header. */
function mayPass({ meaning }: FastifyRequest): boolean {
  return meaning.kind === 'vendor' || meaning.kind === 'operations';
}

function pathOf({ raw }: FastifyRequest): string {
  return (raw.url ?? '').split('?', 1)[0] ?? '';
}
