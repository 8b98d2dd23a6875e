import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Registry, ReleaseBody } from '../../registry';
import { sendText } from '../pages/send-text';
import { encodedBody, fileHeaders, readFileAddress, type NamedFile } from './file-answer';

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
    const named = readFileAddress((request.raw.url ?? '').split('?', 1)[0] ?? '');
    const { resolvedHost } = request;
    if (!named || resolvedHost.kind !== 'merchant') return sendText(reply, 404, 'There is no such file.');
    const { merchant } = resolvedHost;
    const { remote, name, type, pattern } = named;
    const file =
      (await registry.file(merchant, remote, name)) ??
      (merchant.remotes.includes(remote) ? unpublished(remote, name) : undefined);
    if (!file) return sendText(reply, 404, 'There is no such file.');
    return sendFile(request, reply, { ...file, type, pattern }, registry.deltas);
  });
}

/**
 * Sends an immutable file with exactly its media type.
 * @param deltas of the file, if it is one of a release
 */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: ReleaseBody & Pick<NamedFile, 'type' | 'pattern'>,
  deltas?: Registry['deltas'],
): FastifyReply {
  const headers = fileHeaders(file, { mayBeEmbedded: mayBeEmbedded(request) });
  void reply.headers(headers);
  if (request.headers['if-none-match'] === headers['etag']) return reply.code(304).send();
  const { bytes, headers: encoding } = encodedBody(file, request.headers, deltas);
  return reply.headers(encoding).send(bytes);
}

/** Images are requested without an origin, so all embedding pages may show them. */
function mayBeEmbedded({ resolvedHost }: FastifyRequest): boolean {
  return resolvedHost.kind === 'merchant' && resolvedHost.merchant.embedOrigins.length > 0;
}
