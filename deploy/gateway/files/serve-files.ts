import { releaseFileType } from '@atrium/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Registry, ReleaseBody } from '../../registry';
import { inertPolicy } from '../pages/inert-policy';
import { sendText } from '../pages/send-text';
import { chooseEncoding } from '../../encoding/choose-encoding';

const address = /^\/r\/([a-z][a-z0-9-]{1,30})\/([A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)+)$/;

/**
 * Serves files of releases below `/r` on merchants' portals: those that the merchant's pages use or may still need.
 * Anything else is a 404 in plain text that is never cached.
 * @param unpublished finds files of development builds; the registry's files take precedence
 */
export function serveFiles(
  app: FastifyInstance,
  registry: Registry,
  unpublished: (remote: string, name: string) => ReleaseBody | undefined,
): void {
  app.get('/r/*', async (request, reply) => {
    // The raw path: an escaped slash must not become a slash.
    const [, remote = '', name = ''] = address.exec((request.raw.url ?? '').split('?', 1)[0] ?? '') ?? [];
    const type = releaseFileType(name);
    const { resolvedHost } = request;
    if (!type || resolvedHost.kind !== 'merchant') return sendText(reply, 404, 'There is no such file.');
    const { merchant } = resolvedHost;
    const file =
      (await registry.file(merchant, remote, name)) ??
      (merchant.remotes.includes(remote) ? unpublished(remote, name) : undefined);
    return file ? sendFile(request, reply, { ...file, type }) : sendText(reply, 404, 'There is no such file.');
  });
}

/** Sends an immutable file with exactly its media type. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: ReleaseBody & { type: string },
): FastifyReply {
  const tag = `"${file.integrity}"`;
  void reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('content-security-policy', inertPolicy)
    .header('content-type', file.type)
    .header('cross-origin-resource-policy', mayBeEmbedded(request) ? 'cross-origin' : 'same-origin')
    .header('etag', tag)
    .header('vary', mayBeEmbedded(request) ? 'origin, accept-encoding' : 'accept-encoding')
    .header('x-content-type-options', 'nosniff');
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  const ours = (['br', 'gzip'] as const).filter((encoding) => bodyOf(file, encoding) !== null);
  const encoding = chooseEncoding(request.headers['accept-encoding'], ours);
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.send(encoding === 'identity' ? file.identity : bodyOf(file, encoding));
}

/** Images are requested without an origin, so all embedding pages may show them. */
function mayBeEmbedded({ resolvedHost }: FastifyRequest): boolean {
  return resolvedHost.kind === 'merchant' && resolvedHost.merchant.embedOrigins.length > 0;
}

function bodyOf(file: ReleaseBody, encoding: 'br' | 'gzip'): Buffer | null {
  return encoding === 'br' ? file.brotli : file.gzip;
}
