import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  askInProcess,
  bearerToken,
  identifyCaller,
  isSameSecret,
  operationNames,
  operator,
  RegistryError,
  registryError,
  type Caller,
  type Registry,
} from '../../registry';
import { isForOperators } from '../hosts/is-for-operators';
import { sendText } from '../pages/send-text';
import { acceptUploads } from './accept-uploads';
import { checkLength } from './read-upload';

/** Maximum bytes of requests other than uploads. */
const small = 64 * 1024;
/** Uploads that wait with their bodies unread, and how many milliseconds each waits. */
const queueing = { waiting: 16, patience: 60_000 };

/**
 * Serves the release API: `POST /registry/<operation>` with JSON and `Authorization: Bearer <token>`, answered with
 * JSON. A refusal is `{ "error": { "name", "message" } }`. For operators only (`isForOperators`). No body is read
 * before the token and the length are checked; releases are read one after the other.
 */
export function serveRegistry(app: FastifyInstance, registry: Registry, operatorToken: string | undefined): void {
  const callers = new WeakMap<FastifyRequest, Caller>();

  void app.register(async (scope) => {
    const admitUpload = acceptUploads(scope, {
      queueing,
      busy: 'Other releases are being published. Try again in a minute.',
      refuse: sendRefusal,
    });
    scope.addHook('onRequest', async (request, reply) => {
      if (!isForOperators(request)) return sendText(reply, 404, 'There is no such page.');
      void reply.header('cache-control', 'no-store');
      callers.set(request, await callerOf(request, registry, operatorToken));
      if (request.routeOptions.url === '/registry/publish') return admitUpload(request, reply);
      checkLength(request.raw, small);
    });
    for (const name of operationNames)
      scope.post(`/registry/${name}`, async (request, reply) => {
        const caller = callers.get(request);
        if (!caller) throw new TypeError('the caller has to be known before a request is answered');
        return reply.send((await askInProcess(registry, caller)(name, (request.body ?? {}) as never)) as unknown);
      });
  });
}

async function callerOf(
  { headers }: FastifyRequest,
  registry: Registry,
  operatorToken: string | undefined,
): Promise<Caller> {
  const token = bearerToken(headers.authorization);
  if (token === undefined)
    throw registryError('TokenRefused', 'The token is missing. The command line takes it from ATRIUM_TOKEN.');
  if (operatorToken !== undefined && isSameSecret(token, operatorToken))
    return operator(actorIn(headers['atrium-actor']));
  return identifyCaller(registry, token);
}

/** The holder of the operator's token states the actor's name in a header. */
function actorIn(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w.-]{1,40}$/.test(header) ? header : 'operator';
}

function sendRefusal(reply: FastifyReply, error: unknown): FastifyReply {
  if (!(error instanceof RegistryError)) throw error;
  const { name, message, status } = error;
  return reply.code(status).send({ error: { name, message } });
}
