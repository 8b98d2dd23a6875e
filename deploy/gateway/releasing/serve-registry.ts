import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { askHere, operationNames, operator, Refusal, TokenRefused, type Caller, type Registry } from '../../registry';
import { isForOperators } from '../hosts/is-for-operators';
import { sendText } from '../pages/send-text';

/** Bytes of a request: a whole release in base64 when it is published for the first time. */
const largest = 48 * 1024 * 1024;
/** Bytes of any other request. */
const small = 64 * 1024;

/**
 * The release API: `POST /registry/<operation>` with JSON and `Authorization: Bearer <token>`, answered by JSON. A
 * refusal is `{ "error": { "name", "message" } }`. To operators alone (`isForOperators`).
 */
export function serveRegistry(app: FastifyInstance, registry: Registry, operatorToken: string | undefined): void {
  for (const name of operationNames) {
    const bodyLimit = name === 'publish' ? largest : small;
    app.post(`/registry/${name}`, { bodyLimit }, async (request, reply) => {
      if (!isForOperators(request)) return sendText(reply, 404, 'There is no such page.');
      void reply.header('cache-control', 'no-store');
      try {
        const caller = await callerOf(request, registry, operatorToken);
        return await reply.send((await askHere(registry, caller)(name, (request.body ?? {}) as never)) as unknown);
      } catch (error) {
        return sendRefusal(reply, error);
      }
    });
  }
}

async function callerOf(
  { headers }: FastifyRequest,
  registry: Registry,
  operatorToken: string | undefined,
): Promise<Caller> {
  const [, token] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
  if (token === undefined)
    throw new TokenRefused('No token came along. The command line takes it from the environment, as ATRIUM_TOKEN.');
  if (operatorToken !== undefined && isSame(token, operatorToken)) return operator(actorIn(headers['atrium-actor']));
  return registry.tokens.callerOf(token);
}

/** Whoever holds the operator's token says himself who he is at that machine. */
function actorIn(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w.-]{1,40}$/.test(header) ? header : 'operator';
}

function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

function sendRefusal(reply: FastifyReply, error: unknown): FastifyReply {
  if (!(error instanceof Refusal)) throw error;
  const { name, message, status } = error;
  return reply.code(status).send({ error: { name, message } });
}
