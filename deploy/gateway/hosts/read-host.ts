import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendText } from '../pages/send-text';
import { canonicalTarget } from './canonical-target';
import { isFromOtherSite } from './is-from-other-site';
import { resolveHost, type ResolvedHost, type HostRules } from './resolve-host';
import { isOperationsHost, type OperationsAccess } from './operations-access';
import { isFromOperationsListener } from './operations-listener';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the request's host name belongs to; resolved before anything else. */
    resolvedHost: ResolvedHost;
    /** Whether the request may reach operations: the console, the registry, metrics, the control page. */
    forOperators: boolean;
  }
}

/** Checks each request first: its path has to be unambiguous, and its host allowed. */
export function resolveHosts(app: FastifyInstance, naming: HostRules, operations: OperationsAccess): void {
  app.decorateRequest('resolvedHost', null as never);
  app.decorateRequest('forOperators', false);
  app.addHook('onRequest', async (request, reply) => {
    request.forOperators = isFromOperationsListener(request.raw);
    request.resolvedHost = request.forOperators ? { kind: 'operations' } : resolveHost(request.hostname, naming);
    if (canonicalTarget(request.raw.url ?? '') === undefined)
      return sendText(reply, 400, 'This address cannot be read.');
    if (!request.forOperators) return;
    if (!isOperationsHost(request, operations)) return sendText(reply, 421, misdirected(request));
    if (isFromOtherSite(request, operations))
      return sendText(reply, 403, 'A page of another site must not change anything here.');
  });
}

function misdirected({ hostname }: FastifyRequest): string {
  return (
    `Operations are not available under ${/^[a-z0-9.-]{1,100}$/.test(hostname) ? hostname : 'this host name'}. ` +
    'Use an IP address or localhost, or set ATRIUM_OPERATIONS_ORIGIN.'
  );
}
