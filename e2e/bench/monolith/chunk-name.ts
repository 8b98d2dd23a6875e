import { chunkNameOf } from '@atrium/bundling';

/** `<remote>/<name>`, or `host/<name>`: the folder of the release it is served with, and the name it has there. */
export function monolithChunkName(path: string): string {
  const [, owner = 'host', inside = path] = /^(?:remote-)?([a-z][\w-]*)\/(src\/.+)$/.exec(path) ?? [];
  return `${owner}/${chunkNameOf(inside)}`;
}

/** What several views use: of one remote, its parts; of several, the host's. */
export function partsName(chunks: (string | null | undefined)[]): string {
  const owners = new Set(chunks.map((name) => name?.split('/')[0]));
  const [only] = owners;
  return owners.size === 1 && only ? `${only}/parts` : 'host/shared';
}
