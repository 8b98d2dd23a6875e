import { overrideAddress } from '@atrium/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Merchants } from '../../merchants';
import type { Origins } from '../../origins';
import { Refusal } from '../../registry';
import { isForOperators } from '../hosts/is-for-operators';
import { sendText } from '../pages/send-text';
import type { DevBuilds } from './dev-builds';
import { readHandOver } from './read-hand-over';
import { streamNews } from './stream-news';

interface Named {
  Params: { remote: string };
}

/** Bytes of a hand-over: a remote's whole build with its pictures, in base64. */
const bodyLimit = 64 * 1024 * 1024;

/**
 * Unpublished releases: `npm run dev` hands its builds over at `localhost`, tabs of merchants that try them listen.
 * Where the environment allows no overrides both are refused, and nothing is ever kept.
 */
export function serveOverrides(
  app: FastifyInstance,
  {
    builds,
    allowed,
    merchants,
    origins,
  }: { builds: DevBuilds; allowed: boolean; merchants: Merchants; origins: Origins },
): void {
  const address = overrideAddress(':remote');
  const refuseUnlessAllowed = async (_: FastifyRequest, reply: FastifyReply) => {
    if (!allowed) return sendText(reply, 403, 'This environment allows no overrides.');
  };
  const refuseBrowsers = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!mayHandOver(request)) return sendText(reply, 403, 'Builds are handed over on this machine, by npm run dev.');
  };
  const handingOver = { onRequest: [refuseUnlessAllowed, refuseBrowsers], bodyLimit };

  app.put<Named>(address, handingOver, async (request, reply) => {
    const { remote } = request.params;
    try {
      const given = readHandOver(remote, request.body);
      if ('problem' in given) builds.failed(remote, given.problem);
      else builds.built(given.release);
    } catch (error) {
      if (error instanceof Refusal) return sendText(reply, error.status, error.message);
      throw error;
    }
    const portals = merchants.all
      .filter(({ remotes }) => remotes.includes(remote))
      .map(({ siteCodes }) => origins.portal(siteCodes[0] ?? ''));
    return reply.send({ portals });
  });

  app.delete<Named>(address, handingOver, async (request, reply) => {
    builds.ended(request.params.remote);
    return reply.code(204).send();
  });

  app.get<Named & { Querystring: { language?: string } }>(
    address,
    { onRequest: refuseUnlessAllowed },
    async (request, reply) => {
      const { meaning } = request;
      const { remote } = request.params;
      if (meaning.kind !== 'merchant' || !meaning.merchant.remotes.includes(remote))
        return sendText(reply, 404, 'There is no such remote at this address.');
      return streamNews(reply, { builds, remote, merchant: meaning.merchant, language: request.query.language });
    },
  );
}

/** Only programs of this machine: a browser names an origin when it writes, a page elsewhere must not bring scripts. */
function mayHandOver(request: FastifyRequest): boolean {
  const { ip, headers } = request;
  const here = ip === '127.0.0.1' || ip === '::1';
  return isForOperators(request) && here && headers.origin === undefined && headers['sec-fetch-site'] === undefined;
}
