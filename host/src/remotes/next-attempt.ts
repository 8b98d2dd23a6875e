import type { FailureKind } from './remote-failure';

/** A try at one of the releases of a remote: 0 is what was composed, 1 the previous good one. */
export interface LoadAttempt {
  release: 0 | 1;
  /** Which try at this release, from 1. */
  count: number;
  cache: 'default' | 'reload';
}

export const firstAttempt: LoadAttempt = { release: 0, count: 1, cache: 'default' };

/**
 * What to do after a try has failed, `undefined` for nothing (design, section 5.4): at most two tries at a release,
 * then the previous good one once.
 */
export function nextAttempt({ release, count }: LoadAttempt, failure: FailureKind): LoadAttempt | undefined {
  if (release === 1) return undefined;
  const again: LoadAttempt = { release, count: count + 1, cache: 'default' };
  const stepBack: LoadAttempt = { release: 1, count: 1, cache: 'default' };
  if (count >= 2) return stepBack;
  switch (failure) {
    case 'network':
    case 'hang': // at another address: see Remote
      return again;
    case 'integrity':
      return { ...again, cache: 'reload' };
    case 'execution':
    case 'contract':
      return stepBack;
  }
}
