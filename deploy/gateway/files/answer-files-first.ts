import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Registry } from '../../registry';
import { framingFault } from '../framing/framing-fault';
import { endsConnection } from '../framing/refuse-ambiguous';
import type { MeasureAnswer } from '../health/metrics';
import { clientOf } from '../hosts/client-of';
import { requestId } from '../../network';
import { resolveHost, type HostRules } from '../hosts/resolve-host';
import { strictTransport } from '../hosts/send-hsts';
import { encodedBody, fileHeaders, readFileAddress } from './file-answer';

interface FilesFirstOptions {
  naming: HostRules;
  registry: Pick<Registry, 'fileInMemory' | 'deltas'>;
  measure: MeasureAnswer;
}

/** The route that these answers count for. */
const route = '/r/*';

/**
 * Answers the plain case of a file before the framework sees the request: a `GET` of a file in memory, without a query
 * or a condition, on a portal without embedding pages. Its answer, its metrics and its line in the log are those of the
 * route. Everything else is the framework's, unchanged. The operators' listener is a server of its own.
 */
export function answerFilesFirst(app: FastifyInstance, options: FilesFirstOptions): void {
  let closes = false;
  app.addHook('preClose', async () => {
    closes = true;
  });
  app.server.removeAllListeners('request');
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (closes || !answerFile(app, options, request, response)) app.routing(request, response);
  });
}

/** Whether the request was answered. Changes nothing about it otherwise. */
function answerFile(
  app: FastifyInstance,
  { naming, registry, measure }: FilesFirstOptions,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { method, url = '', headers } = request;
  if (method !== 'GET' || headers['if-none-match'] !== undefined) return false;
  const named = readFileAddress(url);
  if (!named || endsConnection(request) || framingFault(request)) return false;

  const client = clientOf(request, app.trustedProxies);
  const hostname = client.host.replace(/:\d+$/, '');
  const host = resolveHost(hostname, naming);
  if (host.kind !== 'merchant' || host.merchant.embedOrigins.length > 0) return false;
  const file = registry.fileInMemory(host.merchant, named.remote, named.name);
  if (!file) return false;

  const asked = performance.now();
  response.once('close', () => {
    const time = performance.now() - asked;
    measure({ method, route, status: 200 }, time);
    const line = { method, host: hostname, path: url, status: 200, ms: Math.round(time) };
    app.log.debug({ request: requestId(request), ...line }, 'answered');
  });
  const { bytes, headers: encoding } = encodedBody(file, headers, registry.deltas);
  response.writeHead(200, {
    ...fileHeaders({ ...named, integrity: file.integrity }, { mayBeEmbedded: false }),
    ...encoding,
    ...(client.scheme === 'https' && { 'strict-transport-security': strictTransport }),
    'content-length': bytes.length,
  });
  response.end(bytes);
  return true;
}
