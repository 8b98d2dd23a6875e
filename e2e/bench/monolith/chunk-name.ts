import { chunkNameOf } from '@atrium/bundling';

/** `<remote>/<name>` or `host/<name>`: the folder of its release and the name in it. */
export function monolithChunkName(path: string): string {
  const [, owner = 'host', inside = path] = /^(?:remote-)?([a-z][\w-]*)\/(src\/.+)$/.exec(path) ?? [];
  return `${owner}/${chunkNameOf(inside)}`;
}

/** Chunk name of code that several views share: `<remote>/parts` within one remote, `host/shared` across remotes. */
export function partsName(chunks: (string | null | undefined)[]): string {
  const owners = new Set(chunks.map((name) => name?.split('/')[0]));
  const [only] = owners;
  return owners.size === 1 && only ? `${only}/parts` : 'host/shared';
}
