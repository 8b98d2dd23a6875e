import * as v from 'valibot';
import { StartRefused } from '../../server/start-refused';

const IndexSchema = v.object({
  packages: v.array(
    v.object({
      name: v.string(),
      version: v.string(),
      manifest: v.object({ peerDependencies: v.optional(v.record(v.string(), v.string()), {}) }),
    }),
  ),
});

/** Version ranges for a remote of this portal, by their placeholder in the template. */
export async function rangesAt(portal: string): Promise<Record<string, string>> {
  const { packages } = v.parse(IndexSchema, await readJson(new URL('/registry/packages/', portal)));
  const atrium = packages.map(({ name, version }) => [name, `^${version}`] as const);
  const peers = packages.flatMap(({ manifest }) => Object.entries(manifest.peerDependencies));
  return Object.fromEntries([...peers, ...atrium].map(([name, range]) => [`range of ${name}`, range]));
}

async function readJson(url: URL): Promise<unknown> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch((error: Error) => {
    throw new StartRefused(`No portal answers at ${url.origin}: ${String(error.cause ?? error)}`);
  });
  if (answer.ok) return answer.json();
  throw new StartRefused(`${url.origin} answered ${answer.status}: it does not serve packages.`);
}
