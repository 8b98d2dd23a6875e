import Fastify, { LogController, type FastifyError, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { refuseAmbiguous } from './framing/refuse-ambiguous';
import { requestNumber } from './hosts/request-number';
import { sendText } from './pages/send-text';

/** A fastify application that answers failures in plain text and writes down neither queries nor headers. */
export function createApp(logger: FastifyServerOptions['logger']): FastifyInstance {
  const app = Fastify({
    logger: logger ?? false,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    // support finds by it what a person read out
    genReqId: requestNumber,
    // Live events stay open for ever; closing the server ends them.
    forceCloseConnections: true,
    // A first start migrates and seeds while plugins register, which a busy machine does not do in fastify's ten seconds.
    pluginTimeout: 0,
    frameworkErrors: (_error, _request, reply) => void sendText(reply, 400, 'This address cannot be read.'),
  });
  app.setNotFoundHandler((_request, reply) => sendText(reply, 404, 'There is no such page.'));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return sendText(reply, status, 'This request cannot be answered.');
    request.log.error({ err: error, path: pathOf(request.raw.url) }, 'a request failed');
    return sendText(reply, status, 'Something went wrong on our side. Please try again.');
  });
  refuseAmbiguous(app);
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
