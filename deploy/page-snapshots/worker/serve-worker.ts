import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { CaptureRequestSchema, type Capture, type CaptureRequest } from '../capture';

/**
 * Serves `POST /capture`: opens the page of a request and returns its capture, one page at a time. The worker has no
 * keys and stores nothing; what it answers counts only after the gateway has cleaned and signed it.
 * @param capture opens one page
 */
export function serveWorker(app: FastifyInstance, capture: (request: CaptureRequest) => Promise<Capture>): void {
  let previous: Promise<unknown> = Promise.resolve();
  app.post('/capture', async (request, reply) => {
    const read = v.safeParse(CaptureRequestSchema, request.body);
    if (!read.success) return reply.code(400).send({ error: read.issues[0].message });
    const answer = previous.then(() => capture(read.output));
    previous = answer.catch(() => undefined);
    try {
      return await answer;
    } catch (error) {
      return reply.code(502).send({ error: error instanceof Error ? error.message : String(error) });
    }
  });
}
