import type { FastifyInstance } from 'fastify';
import { answerCookies } from './answer-cookies';
import { replaceToken } from './replace-token';
import type { Exchange } from './open-exchange';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a request that this server's own sandbox answers for a merchant. */
    exchange: Exchange | undefined;
  }
}

/** Keeps the tokens that the sandbox of this server issues, as is done with those of a back end at an address. */
export function replaceSandboxTokens(app: FastifyInstance): void {
  app.decorateRequest('exchange', undefined);
  app.addHook('onSend', async ({ exchange }, reply, payload) => {
    if (!exchange) return payload;
    const json = typeof payload === 'string' && String(reply.getHeader('content-type')).includes('json');
    const kept = exchange.grants && json ? replaceToken(payload, exchange) : undefined;
    const cookies = answerCookies(exchange, { status: reply.statusCode, ours: kept?.setCookies ?? [] });
    if (cookies.length > 0) void reply.header('set-cookie', cookies);
    return kept?.body ?? payload;
  });
}
