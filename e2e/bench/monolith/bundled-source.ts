import { releaseFileAddress, type LoadedRemote } from '@atrium/contract';
import { remotes } from 'every-remote';

interface Release {
  integrity: Record<string, string>;
}

/** Stands in for the host's network source: the code of a remote is part of this application, split off by its name. */
export function networkSource({ integrity: scripts }: { integrity: { add(integrity: Record<string, string>): void } }) {
  return async (name: string, { integrity }: Release): Promise<LoadedRemote> => {
    // what is loaded later than the page needs its hashes too
    scripts.add(
      Object.fromEntries(Object.entries(integrity).map(([file, hash]) => [releaseFileAddress(name, file), hash])),
    );
    const remote = await remotes[name]?.();
    if (!remote) throw new Error(`${name} is not part of this application`);
    return remote.default;
  };
}
