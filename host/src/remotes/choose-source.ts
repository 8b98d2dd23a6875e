import type { Composition, LoadedRemote } from '@atrium/contract';
import { memorySource } from './memory-source';
import type { ReleaseSource } from './release-source';

/** A page with scripts that may have added stub remotes before the host ran. */
export interface PageWithStubs {
  /** Remotes by name; all others come from the network. */
  atriumStubs?: Record<string, LoadedRemote>;
}

/**
 * Uses the page's stubs first where the environment allows overrides; anywhere else they are not even read
 * (docs/decisions/0012).
 */
export function chooseSource(
  { overrides }: Pick<Composition, 'overrides'>,
  page: PageWithStubs,
  network: ReleaseSource,
): ReleaseSource {
  const stubs = overrides ? page.atriumStubs : undefined;
  return stubs ? memorySource(stubs, network) : network;
}
