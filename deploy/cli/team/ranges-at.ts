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

/** Which versions a remote for this portal is written with, by the words that stand for them in the template. */
export async function rangesAt(portal: string): Promise<Record<string, string>> {
  const { packages } = v.parse(IndexSchema, await ask(new URL('/registry/packages/', portal)));
  const ours = packages.map(({ name, version }) => [name, `^${version}`] as const);
  const peers = packages.flatMap(({ manifest }) => Object.entries(manifest.peerDependencies));
  return Object.fromEntries([...peers, ...ours].map(([name, range]) => [`range of ${name}`, range]));
}

async function ask(url: URL): Promise<unknown> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch((error: Error) => {
    throw new StartRefused(`No portal answers at ${url.origin}: ${String(error.cause ?? error)}`);
  });
  if (answer.ok) return answer.json();
  throw new StartRefused(`${url.origin} answered ${answer.status}: it serves no packages.`);
}
