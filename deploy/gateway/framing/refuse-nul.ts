import type { FastifyInstance } from 'fastify';
import { hasNul } from '../../engine';

/** Refuses a NUL character in body, query or path, in the form of the route's other refusals. */
export function refuseNul(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body, query, params }) => {
    if (hasNul(body) || hasNul(query) || hasNul(params))
      throw Object.assign(new Error('The request contains a NUL character.'), { statusCode: 400 });
  });
}
