import { systemPing } from '@atrium/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import type { DefaultPasswordOf } from '../default-password/serve-default-password';
import { givesDefaultPassword, withDefaultPassword } from '../default-password/with-default-password';
import type { GatewayOptions } from '../options';
import { sendText } from '../pages/send-text';
import { replaceSandboxTokens } from '../session/replace-sandbox-tokens';
import { isRefusal, openExchange } from '../session/open-exchange';
import { sendRefusal } from '../session/send-refusal';
import { answerHeaders, dataHeaders } from './answer-headers';
import { cookiesForBackend } from './backend-cookies';
import { forward } from './forward';
import { originOfUpstream } from './origin-of-upstream';
import { revalidation } from './revalidation';
import { isUpstreamPath } from './upstream-path';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the sandbox in this process is the merchant's back end. */
    answeredBySandbox: boolean;
  }
}

/**
 * Routes back-end calls to the back end of the portal's merchant: to its address, or to the sandbox's routes of this
 * server. Only the host name determines the merchant; a client's header is overwritten. The header lists apply to both.
 */
export function serveUpstream(
  app: FastifyInstance,
  backEnds: Dispatcher,
  options: Pick<GatewayOptions, 'sandboxOrigin'> & { defaultPassword: DefaultPasswordOf },
): void {
  app.decorateRequest('answeredBySandbox', false);
  app.addHook('onSend', async (request, reply) => {
    if (request.answeredBySandbox) confineAnswer(request, reply);
  });
  // session cookies are added after the sandbox's own cookies are confined
  replaceSandboxTokens(app);
  app.addHook('onRequest', async (request, reply) => {
    if (reply.sent || !isUpstreamPath(request.raw.url ?? '')) return;
    const { resolvedHost } = request;
    if (resolvedHost.kind === 'merchant') {
      // pages call it on all domains of the merchant (NET-11); set on the raw answer, which also covers forwarded ones
      if (pathOf(request) === systemPing.path) reply.raw.setHeader('access-control-allow-origin', '*');
      const { code, switches } = resolvedHost.merchant;
      const origin = originOfUpstream(resolvedHost.merchant, options);
      const exchange = openExchange(request, resolvedHost.merchant);
      if (isRefusal(exchange)) return sendRefusal(reply, exchange);
      if (!switches['MOBILENUMPASSREG3'] && givesDefaultPassword(request.raw.url ?? ''))
        exchange.complete = (body) => withDefaultPassword(body, () => options.defaultPassword(code));
      if (origin !== undefined) return forward(request, reply, backEnds, { merchant: code, origin, exchange });
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

/** Reduces the sandbox's headers to those that another back end could send. */
function confineAnswer(request: FastifyRequest, reply: FastifyReply): void {
  const ours = reply.raw.getHeaders();
  const given = reply.getHeaders();
  for (const name of Object.keys(given)) void reply.removeHeader(name);
  // fastify has also removed the gateway's own headers: restore them
  for (const [name, value] of Object.entries(ours)) if (value !== undefined) reply.raw.setHeader(name, value);
  void reply.headers({
    ...answerHeaders(given, request.protocol === 'https'),
    ...dataHeaders,
    ...revalidation(request.raw.url ?? '', given['etag']),
  });
}

/** Vendors' games call their wallet; operators' tools name the merchant in a header. */
function mayPass({ resolvedHost }: FastifyRequest): boolean {
  return resolvedHost.kind === 'vendor' || resolvedHost.kind === 'operations';
}

function pathOf({ raw }: FastifyRequest): string {
  return (raw.url ?? '').split('?', 1)[0] ?? '';
}
