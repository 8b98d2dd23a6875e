import type { FastifyInstance } from 'fastify';
import type { Backend } from '../backend';
import { sendPicture } from '../pictures/send-picture';
import { applicationPicture } from './application-decisions';

/** For operators: `GET <base>/applications/<id>/pictures/<number>` answers a picture of an application. */
export function serveApplicationPictures(app: FastifyInstance, backend: Backend, base: string): void {
  app.get<{ Params: { id: string; number: string } }>(
    `${base}/applications/:id/pictures/:number`,
    async ({ params }, reply) => {
      const [id, number] = [params.id, params.number].map((text) => (/^\d{1,9}$/.test(text) ? Number(text) : 0));
      return sendPicture(reply, await applicationPicture(backend, id ?? 0, number ?? 0));
    },
  );
}
