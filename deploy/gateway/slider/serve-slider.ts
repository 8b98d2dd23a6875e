import { join } from 'node:path';
import { captchaRetries, captchaScriptTimeout, captchaServers, captchaTimeout } from '@atrium/api/figures';
import type { FastifyInstance } from 'fastify';
import { packageFolder } from '../../engine';
import { escapeHtml } from '../../html/escape';
import { readPageFiles, type PageFile } from '../../html/read-page-files';
import { portalSources, type Origins } from '../../origins';
import { sendText } from '../pages/send-text';
import { sliderPolicy } from './slider-policy';

/**
 * Serves the frame that the provider's slider runs in, on the merchant's captcha origin. It loads scripts only from the
 * configured servers of the provider, with every kind of back end (docs/decisions/0052).
 */
export async function serveSlider(app: FastifyInstance, { origins }: { origins: Origins }): Promise<void> {
  const constraints = { host: origins.hostPatterns.embed('captcha') };
  const { version, files } = await readPageFiles(join(packageFolder(), 'gateway/slider/page'));
  const security = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' };

  app.get('/captcha', { constraints }, async ({ resolvedHost }, reply) => {
    if (resolvedHost.kind !== 'embed') return sendText(reply, 404, 'There is no such page.');
    // in development their port is known only once the server listens
    const servers = origins.captcha();
    if (servers.apis.length === 0 || servers.statics.length === 0)
      return sendText(
        reply,
        404,
        'This installation has no slider. Set ATRIUM_CAPTCHA_API_ORIGINS and ATRIUM_CAPTCHA_STATIC_ORIGINS.',
      );
    const portals = portalSources(origins, resolvedHost.merchant);
    return reply
      .headers({ ...security, 'content-security-policy': sliderPolicy(servers, portals), 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(page({ portals, version, ...servers }));
  });

  app.get<{ Params: { version: string; '*': string } }>(
    '/captcha/assets/:version/*',
    { constraints },
    async ({ params, resolvedHost }, reply) => {
      const known = resolvedHost.kind === 'embed' && params.version === version;
      const file: PageFile | undefined = known ? files.get(params['*']) : undefined;
      if (!file) return sendText(reply, 404, 'There is no such file.');
      return reply
        .headers({ ...security, 'cache-control': 'public, max-age=31536000, immutable' })
        .type(file.type)
        .send(file.content);
    },
  );
}

/** The product's figures for loading the slider. */
const limits = { loadTimeout: captchaTimeout, serverTimeout: captchaScriptTimeout, retries: captchaRetries };

interface Page {
  /** Origins the frame accepts messages from, as CSP sources. */
  portals: readonly string[];
  /** Version of the frame's own files. */
  version: string;
  apis: readonly string[];
  statics: readonly string[];
}

function page({ portals, version, apis, statics }: Page): string {
  const texts = {
    portals: portals.join(' '),
    apis: apis.slice(0, captchaServers).join(' '),
    statics: statics.join(' '),
    limits: JSON.stringify(limits),
  };
  const data = Object.entries(texts).map(([name, text]) => `data-${name}="${escapeHtml(text)}"`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Slider</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/captcha/assets/${version}/frame.css">
<script type="module" src="/captcha/assets/${version}/frame.js"></script>
</head>
<body>
<main ${data.join(' ')}></main>
</body>
</html>
`;
}
