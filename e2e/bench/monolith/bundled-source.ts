import { releaseFileAddress, type LoadedRemote } from '@atrium/contract';
import { remotes } from 'every-remote';

interface Release {
  integrity: Record<string, string>;
}

/** Replaces the host's network source: each remote is a chunk of this application. */
export function networkSource({ integrity: scripts }: { integrity: { add(integrity: Record<string, string>): void } }) {
  return async (name: string, { integrity }: Release): Promise<LoadedRemote> => {
    // scripts loaded after the page need their integrity too
    scripts.add(
      Object.fromEntries(Object.entries(integrity).map(([file, hash]) => [releaseFileAddress(name, file), hash])),
    );
    const remote = await remotes[name]?.();
    if (!remote) throw new Error(`${name} is not part of this application`);
    return remote.default;
  };
}
