import type { LoadedRemote } from '@atrium/contract';
import type { ReleaseSource } from './release-source';

/** Remotes that are already here, by name: stubs of tests and of the smoke test. Others come from `otherwise`. */
export function memorySource(stubs: Record<string, LoadedRemote>, otherwise: ReleaseSource): ReleaseSource {
  return (remote, release, wanted, attempt) => {
    const stub = stubs[remote];
    return stub ? Promise.resolve(stub) : otherwise(remote, release, wanted, attempt);
  };
}
