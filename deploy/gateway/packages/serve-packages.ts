import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isForOperators } from '../hosts/is-for-operators';
import { sendText } from '../pages/send-text';
import type { PackedPackage } from './packed-package';

const place = '/registry/packages/';

/**
 * Serves the packages for teams below `/registry/packages/`: a list, the tarballs, and npm's package metadata, so that
 * `@atrium:registry=…/registry/packages/` in `.npmrc` suffices. For operators and teams only (`isForOperators`).
 */
export function servePackages(app: FastifyInstance, packages: readonly PackedPackage[]): void {
  app.get(`${place}*`, async (request, reply) => {
    if (!isForOperators(request)) return sendText(reply, 404, 'There is no such page.');
    const requested = decodeURIComponent((request.raw.url ?? '').split('?', 1)[0] ?? '').slice(place.length);
    if (requested === '') return sendJson(reply, { packages: packages.map((packed) => listed(packed, request)) });
    const tarball = packages.find(({ file }) => file === requested);
    if (tarball) return sendTarball(request, reply, tarball);
    const named = packages.find(({ name }) => name === requested);
    if (named) return sendJson(reply, npmMetadata(named, request));
    return sendText(reply, 404, `There is no such package. ${addressOf(request, '')} lists all packages.`);
  });
}

function listed({ name, version, file, integrity, bytes, manifest }: PackedPackage, request: FastifyRequest) {
  return { name, version, integrity, bytes, tarball: addressOf(request, file), manifest };
}

/** npm's package metadata of a package with one version. */
function npmMetadata({ name, version, file, integrity, manifest }: PackedPackage, request: FastifyRequest) {
  const dist = { tarball: addressOf(request, file), integrity };
  return { name, 'dist-tags': { latest: version }, versions: { [version]: { ...manifest, dist } } };
}

/** Revalidated each time, because a version can change its contents during development. */
function sendTarball(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { integrity, content }: PackedPackage,
): FastifyReply {
  const tag = `"${integrity}"`;
  void reply
    .header('cache-control', 'no-cache')
    .header('content-type', 'application/gzip')
    .header('etag', tag)
    .header('x-content-type-options', 'nosniff');
  return headers['if-none-match'] === tag ? reply.code(304).send() : reply.send(content);
}

function sendJson(reply: FastifyReply, body: object): FastifyReply {
  return reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff').send(body);
}

/** The address under which the caller reached this gateway. */
function addressOf({ protocol, host }: FastifyRequest, file: string): string {
  return `${protocol}://${host}${place}${file}`;
}
