import type { LoadedRemote } from '@atrium/contract';
import type { Release } from './release';

/** What is needed of the remote first, so that all of it is fetched at once. */
export interface LoadRequest {
  view?: string | undefined;
  /** Code of the language of the texts. */
  language?: string | undefined;
}

/** One attempt at a release. */
export interface Attempt {
  /** Added to every address: empty, or `?r=1` after an address that hung. */
  search: string;
  /** `reload` bypasses bad bytes in the cache. */
  cache: 'default' | 'reload';
  /** Whether files that the browser has compared need not be read; never when trying again. */
  direct?: boolean | undefined;
  /** Milliseconds without a first byte; default 3 000. */
  firstByte?: number | undefined;
  signal: AbortSignal;
  /** Waits until the release may be evaluated; resolves with a function that ends its turn. */
  turn?: (() => Promise<() => void>) | undefined;
}

/**
 * The source of a release's code: the network, or memory for stubs. Everything after is the same code.
 * @throws RemoteFailure
 */
export type ReleaseSource = (
  remote: string,
  release: Release,
  request: LoadRequest,
  attempt: Attempt,
) => Promise<LoadedRemote>;
