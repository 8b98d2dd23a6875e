import type { FastifyInstance } from 'fastify';
import { answerFailure } from './failures';

/** Bodies are JSON of at most 64 kB; an empty one, as a DELETE may send, is no body at all. */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: 65_536 }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return parse(request, body as string, done);
  });
  app.setErrorHandler((error, request, reply) => answerFailure(error, 'EN', request, reply));
}
