import { overrideAddress } from '@atrium/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Merchants } from '../../merchants';
import type { Origins } from '../../origins';
import { RegistryError, uploadLimit, UploadRefused, type Registry } from '../../registry';
import { isForOperators } from '../hosts/is-for-operators';
import { sendText } from '../pages/send-text';
import { acceptUploads } from '../registry-api/accept-uploads';
import { checkUploadRight } from './check-upload-right';
import type { DevBuilds } from './dev-builds';
import { readDevUpload } from './read-dev-upload';
import { StreamLimits } from './stream-limits';
import { streamBuilds } from './stream-builds';

interface Named {
  Params: { remote: string };
}

/** Uploads that wait with their bodies unread, and how many milliseconds each does. */
const queueing = { waiting: 4, patience: 30_000 };

interface OverrideOptions {
  builds: DevBuilds;
  allowed: boolean;
  merchants: Merchants;
  origins: Origins;
  registry: Registry;
  /** By which `npm run dev` on this machine hands builds over; none but publishing tokens when undefined. */
  token: string | undefined;
}

/**
 * Unpublished releases: `npm run dev` hands its builds over at `localhost`, with a token, and tabs of merchants that
 * try them listen, so many of a network. Where the environment allows no overrides both are refused, and nothing is
 * ever kept.
 */
export function serveOverrides(app: FastifyInstance, options: OverrideOptions): void {
  const { builds, allowed, merchants, origins } = options;
  const address = overrideAddress(':remote');
  const streams = new StreamLimits();
  const refuseUnlessAllowed = async (_: FastifyRequest, reply: FastifyReply) => {
    if (!allowed) return sendText(reply, 403, 'This environment allows no overrides.');
  };
  const refuseStrangers = async (request: FastifyRequest<Named>, reply: FastifyReply) => {
    if (!mayUpload(request)) return sendText(reply, 403, 'Builds are handed over on this machine, by npm run dev.');
    await checkUploadRight(request, request.params.remote, options);
  };

  void app.register(async (scope) => {
    const admit = acceptUploads(scope, {
      queueing,
      busy: 'Other builds are being handed over. Try again in a minute.',
      refuse(reply, error) {
        if (!(error instanceof RegistryError)) throw error;
        return sendText(reply, error.status, error.message);
      },
    });

    scope.put<Named>(
      address,
      { onRequest: [refuseUnlessAllowed, refuseStrangers, admit], bodyLimit: uploadLimit },
      async (request, reply) => {
        const { remote } = request.params;
        const given = readDevUpload(remote, request.body);
        if (!builds.hasRoomFor(remote))
          throw new UploadRefused(503, 'Builds of too many remotes are here. End npm run dev for one of them first.');
        if ('problem' in given) builds.failed(remote, given.problem);
        else builds.built(given.release);
        const portals = merchants.all
          .filter(({ remotes }) => remotes.includes(remote))
          .map(({ siteCodes }) => origins.portal(siteCodes[0] ?? ''));
        return reply.send({ portals });
      },
    );

    scope.delete<Named>(address, { onRequest: [refuseUnlessAllowed, refuseStrangers] }, async (request, reply) => {
      builds.ended(request.params.remote);
      return reply.code(204).send();
    });
  });

  app.get<Named & { Querystring: { language?: string } }>(
    address,
    { onRequest: refuseUnlessAllowed },
    async (request, reply) => {
      const { meaning } = request;
      const { remote } = request.params;
      if (meaning.kind !== 'merchant' || !meaning.merchant.remotes.includes(remote))
        return sendText(reply, 404, 'There is no such remote at this address.');
      const leave = streams.enter(request.ip);
      if (!leave) return sendText(reply, 429, 'Too many tabs listen for builds. Close some of them.');
      reply.raw.once('close', leave);
      return streamBuilds(reply, { builds, remote, merchant: meaning.merchant, language: request.query.language });
    },
  );
}

/** Only programs of this machine: a browser names an origin when it writes, a page elsewhere must not bring scripts. */
function mayUpload(request: FastifyRequest): boolean {
  const { ip, headers } = request;
  const here = ip === '127.0.0.1' || ip === '::1';
  return isForOperators(request) && here && headers.origin === undefined && headers['sec-fetch-site'] === undefined;
}
