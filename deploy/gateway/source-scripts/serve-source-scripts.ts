import { releaseFileAddress } from '@atrium/contract';
import type { FastifyInstance } from 'fastify';
import { cohortOf } from '../composition/cohort';
import type { Composer } from '../composition/composer';
import { inertHeaders } from '../pages/inert-headers';
import { sendText } from '../pages/send-text';
import { isScriptFile, sourceScripts } from './source-script-names';

/**
 * Serves stand-alone scripts of remotes at the addresses of the source: each redirects to the file of the release that
 * the visitor gets, so that only signed files run.
 */
export function serveSourceScripts(app: FastifyInstance, composer: Composer): void {
  for (const [address, script] of Object.entries(sourceScripts)) {
    app.get(address, async (request, reply) => {
      const { resolvedHost } = request;
      const target = resolvedHost.kind === 'merchant' ? addressFor(resolvedHost) : undefined;
      if (target === undefined) return sendText(reply, 404, 'This site has no such script.');
      return reply.header('cache-control', 'no-store').headers(inertHeaders).redirect(target, 302);

      function addressFor({ merchant, siteCode }: Extract<typeof resolvedHost, { kind: 'merchant' }>) {
        const language = merchant.languages[0] ?? 'EN';
        const composed = composer.compose({ merchant, siteCode, language, cohort: cohortOf(request) });
        return composed?.remotes.flatMap(({ remote, files }) =>
          Object.keys(files)
            .filter((name) => isScriptFile(name, script))
            .map((name) => releaseFileAddress(remote, name)),
        )[0];
      }
    });
  }
}
