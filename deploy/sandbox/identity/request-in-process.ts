import type { FastifyInstance } from 'fastify';
import type { ProviderRequest } from '../social/providers';

/** Sends requests to this server in process, under the host name that browsers use. */
export function requestInProcess(app: FastifyInstance): ProviderRequest {
  return async (address, { method = 'GET', headers = {}, body } = {}) => {
    const { host, pathname, search } = new URL(address);
    const answer = await app.inject({
      method: method as 'GET' | 'POST',
      url: pathname + search,
      headers: { ...headers, host },
      ...(body !== undefined && { payload: body }),
    });
    return new Response(answer.body, {
      status: answer.statusCode,
      headers: { 'content-type': String(answer.headers['content-type'] ?? 'text/plain') },
    });
  };
}
