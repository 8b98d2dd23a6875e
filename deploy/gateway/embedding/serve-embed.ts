import { releaseFileAddress } from '@atrium/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cohortOf } from '../composition/cohort';
import type { Composer } from '../composition/composer';
import { inertHeaders } from '../pages/inert-headers';
import { sendText } from '../pages/send-text';

/** Name of the host's runtime for embedding pages in its build. */
const entry = /^embed\.[0-9a-f]+\.js$/;

export function isForEmbedding(name: string): boolean {
  return entry.test(name) || name.startsWith('embed-');
}

/**
 * Serves the runtime for embedding pages at a fixed address: `/embed.js` redirects to the file of the host's release in
 * use; `/embed.json` returns its address and the integrity of all files it loads.
 */
export function serveEmbed(app: FastifyInstance, composer: Composer): void {
  app.get('/embed.js', async (request, reply) => {
    const files = filesFor(request);
    if (!files) return sendText(reply, 404, 'There is nothing to embed at this address.');
    return reply.header('cache-control', 'no-store').headers(inertHeaders).redirect(files.src, 302);
  });
  app.get('/embed.json', async (request, reply) => {
    const files = filesFor(request);
    if (!files) return sendText(reply, 404, 'There is nothing to embed at this address.');
    return reply.header('cache-control', 'no-store').send(files);
  });

  function filesFor(request: FastifyRequest): { src: string; integrity: Record<string, string> } | undefined {
    const { resolvedHost } = request;
    if (resolvedHost.kind !== 'merchant') return undefined;
    const { merchant, siteCode } = resolvedHost;
    const language = merchant.languages[0] ?? 'EN';
    const host = composer.compose({ merchant, siteCode, language, cohort: cohortOf(request) })?.host;
    const files = Object.entries(host?.files ?? {}).filter(([name]) => isForEmbedding(name));
    const [name] = files.find(([candidate]) => entry.test(candidate)) ?? [];
    if (name === undefined) return undefined;
    return {
      src: releaseFileAddress('host', name),
      integrity: Object.fromEntries(
        files.map(([file, { integrity }]) => [releaseFileAddress('host', file), integrity]),
      ),
    };
  }
}
