import type { FastifyInstance } from 'fastify';
import { portalOrigins, type Backend } from '../backend';
import { guardEmbed, merchantOfPart } from '../embed/embed-origin';
import type { Merchant } from '../merchants/merchant';
import { readPageFiles } from '../play/page-files';

/** The frame the slider runs in, on an origin of its own. */
export async function serveFrame(app: FastifyInstance, backend: Backend): Promise<void> {
  const constraints = { host: backend.origins.hosts.embed('captcha') };
  const { version, files } = await readPageFiles('sandbox/slider/page');
  guardEmbed(app);

  app.get('/captcha', { constraints }, async (request, reply) => {
    const merchant = merchantOfPart(backend, request);
    if (!merchant) return reply.code(404).type('text/plain; charset=utf-8').send('There is no such page.\n');
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy(backend, merchant))
      .send(page(backend, merchant, version));
  });

  app.get<{ Params: { version: string; '*': string } }>(
    '/captcha/assets/:version/*',
    { constraints },
    async ({ params }, reply) => {
      const file = params.version === version ? files.get(params['*']) : undefined;
      if (!file) return reply.code(404).type('text/plain; charset=utf-8').send('There is no such file.\n');
      return reply.type(file.type).header('cache-control', 'public, max-age=31536000, immutable').send(file.content);
    },
  );
}

/** Its own scripts and the provider's, and a frame in the merchant's portal: nothing else. */
function policy(backend: Backend, merchant: Merchant): string {
  const { apis, statics } = backend.origins.captcha();
  return [
    "default-src 'none'",
    `script-src 'self' ${[...apis, ...statics].join(' ')}`,
    "style-src 'self'",
    `img-src data: ${statics.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${portalOrigins(backend, merchant).join(' ')}`,
  ].join('; ');
}

function page(backend: Backend, merchant: Merchant, version: string): string {
  const { apis, statics } = backend.origins.captcha();
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
<main data-portals="${portalOrigins(backend, merchant).join(' ')}" data-api="${apis.join(' ')}" data-statics="${statics.join(' ')}"></main>
</body>
</html>
`;
}
