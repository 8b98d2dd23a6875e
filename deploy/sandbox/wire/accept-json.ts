import type { FastifyInstance } from 'fastify';
import { answerFailure } from './failures';

/** JSON bodies of at most 64 kB; an empty body, as a DELETE may have, is no body. */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: 65_536 }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return parse(request, body as string, done);
  });
  app.setErrorHandler((error, request, reply) => answerFailure(error, 'EN', request, reply));
}
