import type { FailureKind } from './remote-failure';

/** An attempt to load one of the releases of a remote: 0 is the composed one, 1 the previous good one. */
export interface LoadAttempt {
  release: 0 | 1;
  /** Number of the attempt at this release, from 1. */
  count: number;
  cache: 'default' | 'reload';
}

export const firstAttempt: LoadAttempt = { release: 0, count: 1, cache: 'default' };

/**
 * The attempt that follows a failed one, `undefined` for none (design, section 5.4): at most two attempts at a release,
 * then the previous good one once.
 */
export function nextAttempt({ release, count }: LoadAttempt, failure: FailureKind): LoadAttempt | undefined {
  if (release === 1) return undefined;
  const again: LoadAttempt = { release, count: count + 1, cache: 'default' };
  const previousRelease: LoadAttempt = { release: 1, count: 1, cache: 'default' };
  if (count >= 2) return previousRelease;
  switch (failure) {
    case 'network':
    case 'hang': // at another address: see Remote
      return again;
    case 'integrity':
      return { ...again, cache: 'reload' };
    case 'execution':
    case 'contract':
      return previousRelease;
  }
}
