import { join } from 'node:path';
import { EnvelopeSchema, scriptAddresses, supportPath, supportScripts } from '@atrium/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { packageFolder } from '../../engine';
import { escapeHtml } from '../../html/escape';
import { readPageFiles } from '../../html/read-page-files';
import type { Merchant } from '../../merchants';
import { portalSources, type Origins } from '../../origins';
import { sendText } from '../pages/send-text';
import type { AskUpstream } from '../upstream/start-answers';
import { supportPolicy } from './support-policy';

interface SupportServices {
  origins: Origins;
  ask: AskUpstream;
  /** The merchant with the settings of its back end. */
  lastKnown(merchant: Merchant): Merchant;
}

/**
 * Serves the page of customer service on the merchant's support origin, with every kind of back end. A merchant's
 * scripts run there and never in the portal, and the tokens of a provider are requested from there.
 */
export async function serveSupport(app: FastifyInstance, { origins, ask, lastKnown }: SupportServices): Promise<void> {
  const constraints = { host: origins.hostPatterns.embed('support') };
  const { version, files } = await readPageFiles(join(packageFolder(), 'gateway/support/page'));
  const security = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' };

  app.get<{ Querystring: { lang?: string } }>(supportPath, { constraints }, async (request, reply) => {
    const { resolvedHost } = request;
    if (resolvedHost.kind !== 'embed') return sendText(reply, 404, 'There is no such page.');
    const merchant = lastKnown(resolvedHost.merchant);
    const scripts = await scriptsOf(merchant, request);
    const portals = portalSources(origins, merchant);
    const policy = supportPolicy({ scripts, portals, secure: request.protocol === 'https' });
    return reply
      .headers({ ...security, 'content-security-policy': policy, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(page({ merchant: merchant.name, scripts, portals, version }));
  });

  app.get<{ Params: { version: string; '*': string } }>(
    `${supportPath}/assets/:version/*`,
    { constraints },
    async ({ params, resolvedHost }, reply) => {
      const known = resolvedHost.kind === 'embed' && params.version === version;
      const file = known ? files.get(params['*']) : undefined;
      if (!file) return sendText(reply, 404, 'There is no such file.');
      return reply
        .headers({ ...security, 'cache-control': 'public, max-age=31536000, immutable' })
        .type(file.type)
        .send(file.content);
    },
  );

  /** Scripts that cannot be loaded cost only themselves: the entry still opens. */
  async function scriptsOf(merchant: Merchant, { ip, protocol }: FastifyRequest): Promise<string[]> {
    const portal = new URL(origins.portal(merchant.siteCodes[0] ?? merchant.code));
    const visitor = {
      address: ip,
      host: portal.hostname,
      authority: portal.host,
      scheme: protocol,
      language: merchant.languages[0] ?? 'EN',
    };
    try {
      const { success, value } = v.parse(EnvelopeSchema, JSON.parse(await ask(merchant, supportScripts.path, visitor)));
      return success ? scriptAddresses(v.parse(supportScripts.answer, value).scripts) : [];
    } catch (error) {
      app.log.warn({ err: error, merchant: merchant.code }, 'the scripts of customer service are not available');
      return [];
    }
  }
}

interface Page {
  merchant: string;
  scripts: readonly string[];
  /** Origins that may name the entry. */
  portals: readonly string[];
  /** Version of the page's own files. */
  version: string;
}

function page({ merchant, scripts, portals, version }: Page): string {
  const data = Object.entries({ scripts, portals }).map(
    ([name, list]) => `data-${name}="${escapeHtml(JSON.stringify(list))}"`,
  );
  return `<!doctype html>
<html lang="en" ${data.join(' ')}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(merchant)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${supportPath}/assets/${version}/support.css">
<script type="module" src="${supportPath}/assets/${version}/support.js"></script>
</head>
<body></body>
</html>
`;
}
