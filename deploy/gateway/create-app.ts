import Fastify, { LogController, type FastifyError, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { requestId, TrustedProxies } from '../network';
import { answerMalformed, malformedStatus } from './connections/answer-malformed';
import { httpLimits, requestTimeout } from './connections/http-limits';
import { limitBodies } from './connections/limit-bodies';
import { limitConnections } from './connections/limit-connections';
import { throttleMisses } from './connections/throttle-misses';
import { refuseAmbiguous } from './framing/refuse-ambiguous';
import { refuseNul } from './framing/refuse-nul';
import { normalizeClientHeaders } from './hosts/normalize-client-headers';
import { inertJson } from './pages/inert-json';
import { sendText } from './pages/send-text';

declare module 'fastify' {
  interface FastifyInstance {
    /** Proxies with trusted forwarded headers. */
    trustedProxies: TrustedProxies;
  }
}

/** Trusted proxies, and limits per client; all optional. */
export interface ConnectionOptions {
  /** Proxies with trusted forwarded headers and uncounted connections; none when left out. */
  trusted?: TrustedProxies;
  /** Milliseconds until a body has arrived; 20 000 when left out. */
  bodyPatience?: number;
  /** Open connections of all clients; 8 192 when left out. */
  mostConnections?: number;
  /** Open connections of one IPv4 address or IPv6 /64; 1 024 when left out. */
  mostConnectionsOfNetwork?: number;
}

/** Creates a fastify application that answers failures in plain text and logs neither queries nor headers. */
export function createApp(
  logger: FastifyServerOptions['logger'],
  {
    trusted = TrustedProxies.read(''),
    bodyPatience = 20_000,
    mostConnections = 8_192,
    mostConnectionsOfNetwork = 1_024,
  }: ConnectionOptions = {},
): FastifyInstance {
  const app = Fastify({
    logger: logger ?? false,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    // support finds log lines by it
    genReqId: requestId,
    // runs before routing, which depends on the host name; the URL stays the same
    rewriteUrl: (request) => {
      normalizeClientHeaders(request, trusted);
      return request.url ?? '/';
    },
    // the remaining forwarded headers are verified by then
    trustProxy: () => true,
    // Live events never end by themselves; closing the server ends them.
    forceCloseConnections: true,
    // A first start migrates and seeds while plugins register, which can take longer than fastify's ten seconds.
    pluginTimeout: 0,
    requestTimeout,
    http: httpLimits,
    clientErrorHandler: (error, socket) => answerMalformed(socket, malformedStatus(error)),
    frameworkErrors: (_error, _request, reply) => void sendText(reply, 400, 'This address cannot be read.'),
  });
  app.decorate('trustedProxies', trusted);
  app.setNotFoundHandler((_request, reply) => sendText(reply, 404, 'There is no such page.'));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return sendText(reply, status, 'This request cannot be answered.');
    request.log.error({ err: error, path: pathOf(request.raw.url) }, 'a request failed');
    return sendText(reply, status, 'Something went wrong on our side. Please try again.');
  });
  limitConnections(app.server, {
    most: mostConnections,
    mostOfNetwork: mostConnectionsOfNetwork,
    exempt: (address) => trusted.has(address),
  });
  refuseAmbiguous(app);
  refuseNul(app);
  limitBodies(app, bodyPatience);
  throttleMisses(app);
  inertJson(app);
  app.addHook('onResponse', async (request, reply) => {
    const { method, hostname, raw } = request;
    const line = {
      method,
      host: hostname,
      path: pathOf(raw.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    request.log[reply.statusCode >= 500 ? 'warn' : 'debug'](line, 'answered');
  });
  return app;
}

/** Strips the query, which may contain private data: tickets, codes, names. */
function pathOf(url: string | undefined): string {
  return (url ?? '').split('?', 1)[0] ?? '';
}
