import type { LoadedRemote } from '@atrium/contract';
import type { Release } from './release';

/** What is wanted of the remote first, so that all of it is fetched at once. */
export interface LoadRequest {
  view?: string | undefined;
  /** Code of the language whose texts are needed. */
  language?: string | undefined;
}

/** One try at a release. */
export interface Attempt {
  /** Added to every address: empty, or `?r=1` after an address that hung. */
  search: string;
  /** `reload` goes past bad bytes in the cache. */
  cache: 'default' | 'reload';
  /** Milliseconds without a first byte; default 3 000. */
  firstByte?: number | undefined;
  signal: AbortSignal;
  /** Waits until the release may be evaluated; what it resolves with says that this is over. */
  turn?: (() => Promise<() => void>) | undefined;
}

/**
 * Where a release's code comes from: the network, or memory for stubs. Everything after is the same code.
 * @throws RemoteFailure
 */
export type ReleaseSource = (
  remote: string,
  release: Release,
  wanted: LoadRequest,
  attempt: Attempt,
) => Promise<LoadedRemote>;
