import type { FastifyInstance } from 'fastify';
import { answerCookies } from './answer-cookies';
import { replaceToken } from './replace-token';
import type { SessionExchange } from './open-exchange';

declare module 'fastify' {
  interface FastifyRequest {
    /** Session data of a request that the sandbox answers for a merchant. */
    exchange: SessionExchange | undefined;
  }
}

/** Replaces tokens in the sandbox's answers, as in those of other back ends. */
export function replaceSandboxTokens(app: FastifyInstance): void {
  app.decorateRequest('exchange', undefined);
  app.addHook('onSend', async ({ exchange }, reply, payload) => {
    if (!exchange) return payload;
    const json = typeof payload === 'string' && String(reply.getHeader('content-type')).includes('json');
    const granted = exchange.grants && json ? await replaceToken(payload, exchange) : undefined;
    const cookies = answerCookies(exchange, { status: reply.statusCode, ours: granted?.setCookies ?? [] });
    if (cookies.length > 0) void reply.header('set-cookie', cookies);
    return granted?.body ?? payload;
  });
}
