import type { FastifyInstance } from 'fastify';

/** Milliseconds that a closing server waits for calls. */
const closeTimeout = 10_000;

/**
 * Follows the calls of the routes that are added from now on. The returned function resolves when all have ended, so
 * that the database is closed after their last statement: a client that hangs up does not end a call.
 */
export function callsInProgress(app: FastifyInstance): () => Promise<void> {
  const calls = new Set<Promise<unknown>>();
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function follow(request, reply) {
      const answer: unknown = handler.call(this, request, reply);
      if (!(answer instanceof Promise)) return answer;
      const call = answer.catch(() => undefined).finally(() => calls.delete(call));
      calls.add(call);
      return answer;
    };
  });
  return async () => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, closeTimeout)));
    await Promise.race([Promise.all(calls), late]);
    clearTimeout(timer);
  };
}
