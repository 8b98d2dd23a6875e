import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  askInProcess,
  bearerToken,
  isSameSecret,
  operationNames,
  operator,
  RegistryError,
  TokenRefused,
  type Caller,
  type Registry,
} from '../../registry';
import { isForOperators } from '../hosts/is-for-operators';
import { sendText } from '../pages/send-text';
import { acceptUploads } from './accept-uploads';
import { checkLength } from './read-upload';

/** Bytes of a request that publishes nothing. */
const small = 64 * 1024;
/** Uploads that wait with their bodies unread, and how many milliseconds each does. */
const queueing = { waiting: 16, patience: 60_000 };

/**
 * The release API: `POST /registry/<operation>` with JSON and `Authorization: Bearer <token>`, answered by JSON. A
 * refusal is `{ "error": { "name", "message" } }`. To operators alone (`isForOperators`). No body is read before the token is
 * known and the length is one that can be; releases are read one after the other.
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
        if (!caller) throw new TypeError('a caller is known before a request is answered');
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
    throw new TokenRefused('No token came along. The command line takes it from the environment, as ATRIUM_TOKEN.');
  if (operatorToken !== undefined && isSameSecret(token, operatorToken))
    return operator(actorIn(headers['atrium-actor']));
  return registry.tokens.callerOf(token);
}

/** Whoever holds the operator's token says himself who he is at that machine. */
function actorIn(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w.-]{1,40}$/.test(header) ? header : 'operator';
}

function sendRefusal(reply: FastifyReply, error: unknown): FastifyReply {
  if (!(error instanceof RegistryError)) throw error;
  const { name, message, status } = error;
  return reply.code(status).send({ error: { name, message } });
}
