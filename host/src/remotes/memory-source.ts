import type { LoadedRemote } from '@atrium/contract';
import { readLoadedRemote } from './loaded-remote';
import type { ReleaseSource } from './release-source';

/** Remotes in memory, by name: stubs of tests and of the smoke test. Others come from `otherwise`. */
export function memorySource(stubs: Record<string, LoadedRemote>, otherwise: ReleaseSource): ReleaseSource {
  return async (remote, release, request, attempt) => {
    const stub = stubs[remote];
    return stub ? readLoadedRemote(stub, release.descriptor) : otherwise(remote, release, request, attempt);
  };
}
