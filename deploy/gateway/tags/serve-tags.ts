import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tagFields, tagIdPattern, tagPart, type TagKind } from '@atrium/api';
import type { FastifyInstance } from 'fastify';
import { packageFolder } from '../../engine';
import { portalSources } from '../../origins';
import { escapeHtml } from '../../html/escape';
import type { GatewayOptions } from '../options';
import { sendText } from '../pages/send-text';
import { isLocal, tagPolicy } from './tag-policy';

const scripts = ['tag.js', 'vendors.js'] as const;

/**
 * Serves the frames for tags, each vendor's on a separate origin: they can reach neither the portal nor another third
 * party, and receive only the events that the portal sends. Only the merchant's configured ids are served.
 */
export function serveTags(app: FastifyInstance, { origins }: Pick<GatewayOptions, 'origins'>): void {
  const constraints = { host: origins.hostPatterns.tags };
  const files = new Map(
    scripts.map((name) => [name as string, readFileSync(join(packageFolder(), 'gateway/tags/page', name))]),
  );

  app.get<{ Params: { kind: string; id: string } }>('/tags/:kind/:id', { constraints }, async (request, reply) => {
    const { resolvedHost, params } = request;
    const kind = Object.hasOwn(tagFields, params.kind) ? (params.kind as TagKind) : undefined;
    if (resolvedHost.kind !== 'embed' || !kind || resolvedHost.part !== tagPart(kind) || !tagIdPattern.test(params.id))
      return nothing();
    const { merchant } = resolvedHost;
    const configured = merchant.tracking.find((configuration) => configuration[tagFields[kind]] === params.id);
    if (!configured) return nothing();
    const tokens = kind === 'adjust' ? configured.adjustEvents : undefined;
    const portals = portalSources(origins, merchant);
    return reply
      .headers({
        'content-security-policy': tagPolicy(kind, params.id, portals),
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
      .type('text/html; charset=utf-8')
      .send(page(kind, params.id, portals, tokens));

    function nothing() {
      return sendText(reply, 404, 'There is no such tag.');
    }
  });

  app.get<{ Params: { file: string } }>('/tags/:file', { constraints }, async ({ params, resolvedHost }, reply) => {
    const content = resolvedHost.kind === 'embed' ? files.get(params.file) : undefined;
    if (!content) return sendText(reply, 404, 'There is no such file.');
    return reply
      .headers({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' })
      .type('text/javascript; charset=utf-8')
      .send(content);
  });
}

/** @param tokens the vendor's own names of events, by event */
function page(kind: TagKind, id: string, portals: string[], tokens: object = {}): string {
  const attributes = {
    kind,
    id,
    local: String(isLocal(id)),
    portals: portals.join(' '),
    tokens: JSON.stringify(tokens),
  };
  const data = Object.entries(attributes).map(([name, value]) => `data-${name}="${escapeHtml(value)}"`);
  return `<!doctype html>
<html lang="en" ${data.join(' ')}>
<head>
<meta charset="utf-8">
<title>${escapeHtml(kind)}</title>
<link rel="icon" href="data:,">
<script type="module" src="/tags/tag.js"></script>
</head>
</html>
`;
}
