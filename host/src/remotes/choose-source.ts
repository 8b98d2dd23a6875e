import type { Composition, LoadedRemote } from '@atrium/contract';
import { memorySource } from './memory-source';
import type { ReleaseSource } from './release-source';

/** A page whose scripts may have laid remotes into it before the host ran. */
export interface PageWithStubs {
  /** Remotes by name; those not in it come from the network. */
  atriumStubs?: Record<string, LoadedRemote>;
}

/**
 * Stubs that the page brings come first where the environment allows overrides; anywhere else they are not even
 * looked at (docs/decisions/0012).
 */
export function chooseSource(
  { overrides }: Pick<Composition, 'overrides'>,
  page: PageWithStubs,
  network: ReleaseSource,
): ReleaseSource {
  const stubs = overrides ? page.atriumStubs : undefined;
  return stubs ? memorySource(stubs, network) : network;
}
