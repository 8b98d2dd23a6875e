import { overrideAddress } from '@atrium/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Merchant, Merchants } from '../../merchants';
import type { Origins } from '../../origins';
import { RegistryError, uploadLimit, uploadRefused, type Registry } from '../../registry';
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

/** Uploads that wait with their bodies unread, and how many milliseconds each waits. */
const queueing = { waiting: 4, patience: 30_000 };

interface OverrideOptions {
  builds: DevBuilds;
  allowed: boolean;
  merchants: Merchants;
  /** A merchant with the settings of its back end. */
  merged: { lastKnown(merchant: Merchant): Merchant };
  origins: Origins;
  registry: Registry;
  /** The token with which `npm run dev` on this machine uploads builds; only publishing tokens when undefined. */
  token: string | undefined;
}

/**
 * Serves unpublished releases: `npm run dev` uploads builds at `localhost` with a token, and tabs that try them listen
 * for new builds, up to a limit per network. Both are refused where the environment allows no overrides; nothing is
 * stored.
 */
export function serveOverrides(app: FastifyInstance, options: OverrideOptions): void {
  const { builds, allowed, merchants, merged, origins } = options;
  const address = overrideAddress(':remote');
  const streams = new StreamLimits();
  const refuseUnlessAllowed = async (_: FastifyRequest, reply: FastifyReply) => {
    if (!allowed) return sendText(reply, 403, 'Overrides are not allowed in this environment.');
  };
  const refuseUnauthorized = async (request: FastifyRequest<Named>, reply: FastifyReply) => {
    if (!mayUpload(request))
      return sendText(reply, 403, 'Builds can be uploaded only from this machine, by npm run dev.');
    await checkUploadRight(request, request.params.remote, options);
  };

  void app.register(async (scope) => {
    const admit = acceptUploads(scope, {
      queueing,
      busy: 'Other builds are being uploaded. Try again in a minute.',
      refuse(reply, error) {
        if (!(error instanceof RegistryError)) throw error;
        return sendText(reply, error.status, error.message);
      },
    });

    scope.put<Named>(
      address,
      { onRequest: [refuseUnlessAllowed, refuseUnauthorized, admit], bodyLimit: uploadLimit },
      async (request, reply) => {
        const { remote } = request.params;
        const given = readDevUpload(remote, request.body);
        if (!builds.hasRoomFor(remote))
          throw uploadRefused(503, 'There are builds of too many remotes. Stop npm run dev for one of them first.');
        if ('problem' in given) builds.failed(remote, given.problem);
        else builds.built(given.release);
        const portals = merchants.all
          .filter(({ remotes }) => remotes.includes(remote))
          .map(({ siteCodes }) => origins.portal(siteCodes[0] ?? ''));
        return reply.send({ portals });
      },
    );

    scope.delete<Named>(address, { onRequest: [refuseUnlessAllowed, refuseUnauthorized] }, async (request, reply) => {
      builds.ended(request.params.remote);
      return reply.code(204).send();
    });
  });

  app.get<Named & { Querystring: { language?: string } }>(
    address,
    { onRequest: refuseUnlessAllowed },
    async (request, reply) => {
      const { resolvedHost } = request;
      const { remote } = request.params;
      if (resolvedHost.kind !== 'merchant' || !resolvedHost.merchant.remotes.includes(remote))
        return sendText(reply, 404, 'This merchant has no such remote.');
      const leave = streams.enter(request.ip);
      if (!leave) return sendText(reply, 429, 'Too many tabs are listening for builds. Close some of them.');
      reply.raw.once('close', leave);
      const merchant = merged.lastKnown(resolvedHost.merchant);
      return streamBuilds(reply, { builds, remote, merchant, language: request.query.language });
    },
  );
}

/** Only programs on this machine: a request from a browser states an origin, and no page may upload scripts. */
function mayUpload(request: FastifyRequest): boolean {
  const { ip, headers } = request;
  const isLocal = ip === '127.0.0.1' || ip === '::1';
  return isForOperators(request) && isLocal && headers.origin === undefined && headers['sec-fetch-site'] === undefined;
}
