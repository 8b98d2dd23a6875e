import Fastify, { LogController, type FastifyError, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { TrustedProxies } from '../network';
import { answerMalformed, malformedStatus } from './connections/answer-malformed';
import { httpLimits, requestTimeout } from './connections/http-limits';
import { limitBodies } from './connections/limit-bodies';
import { limitConnections } from './connections/limit-connections';
import { throttleMisses } from './connections/throttle-misses';
import { refuseAmbiguous } from './framing/refuse-ambiguous';
import { refuseNul } from './framing/refuse-nul';
import { requestId } from './hosts/request-id';
import { normalizeClientHeaders } from './hosts/normalize-client-headers';
import { inertJson } from './pages/inert-json';
import { sendText } from './pages/send-text';

/** Who stands before the server, and what one client may hold of it; all optional. */
export interface ConnectionOptions {
  /** Proxies whose forwarded headers are believed, and whose connections are not counted; none when left out. */
  trusted?: TrustedProxies;
  /** Milliseconds until a body has arrived; 20 000 when left out. */
  bodyPatience?: number;
  /** Open connections of all clients; 8 192 when left out. */
  mostConnections?: number;
  /** Open connections of one IPv4 address or IPv6 /64; 1 024 when left out. */
  mostConnectionsOfNetwork?: number;
}

/** A fastify application that answers failures in plain text and writes down neither queries nor headers. */
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
    // support finds by it what a person read out
    genReqId: requestId,
    // before routing, which goes by the host name; no address is rewritten
    rewriteUrl: (request) => {
      normalizeClientHeaders(request, trusted);
      return request.url ?? '/';
    },
    // what is left of the forwarded headers by then is true
    trustProxy: () => true,
    // Live events stay open for ever; closing the server ends them.
    forceCloseConnections: true,
    // A first start migrates and seeds while plugins register, which a busy machine does not do in fastify's ten seconds.
    pluginTimeout: 0,
    requestTimeout,
    http: httpLimits,
    clientErrorHandler: (error, socket) => answerMalformed(socket, malformedStatus(error)),
    frameworkErrors: (_error, _request, reply) => void sendText(reply, 400, 'This address cannot be read.'),
  });
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

/** Without its query, which may hold what is nobody's business: tickets, codes, names. */
function pathOf(url: string | undefined): string {
  return (url ?? '').split('?', 1)[0] ?? '';
}
