import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isForOperators } from '../hosts/is-for-operators';
import { sendText } from '../pages/send-text';
import type { PackedPackage } from './packed-package';

const place = '/registry/packages/';

/**
 * What teams in repositories of their own install, below `/registry/packages/`: a listing, each tarball, and what npm
 * asks a registry of its own for, so that `@atrium:registry=…/registry/packages/` in `.npmrc` is all it takes. For
 * operators and teams alone (`isForOperators`).
 */
export function servePackages(app: FastifyInstance, packages: readonly PackedPackage[]): void {
  app.get(`${place}*`, async (request, reply) => {
    if (!isForOperators(request)) return sendText(reply, 404, 'There is no such page.');
    const asked = decodeURIComponent((request.raw.url ?? '').split('?', 1)[0] ?? '').slice(place.length);
    if (asked === '') return sendJson(reply, { packages: packages.map((packed) => listed(packed, request)) });
    const tarball = packages.find(({ file }) => file === asked);
    if (tarball) return sendTarball(request, reply, tarball);
    const named = packages.find(({ name }) => name === asked);
    if (named) return sendJson(reply, npmMetadata(named, request));
    return sendText(reply, 404, `There is no such package. ${addressOf(request, '')} lists those there are.`);
  });
}

function listed({ name, version, file, integrity, bytes, manifest }: PackedPackage, request: FastifyRequest) {
  return { name, version, integrity, bytes, tarball: addressOf(request, file), manifest };
}

/** npm's "package metadata" of a package that has one version here. */
function npmMetadata({ name, version, file, integrity, manifest }: PackedPackage, request: FastifyRequest) {
  const dist = { tarball: addressOf(request, file), integrity };
  return { name, 'dist-tags': { latest: version }, versions: { [version]: { ...manifest, dist } } };
}

/** A version may come again with other contents while it is developed, so that it is asked for anew each time. */
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

/** As the caller knows this gateway. */
function addressOf({ protocol, host }: FastifyRequest, file: string): string {
  return `${protocol}://${host}${place}${file}`;
}
