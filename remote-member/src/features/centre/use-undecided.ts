import { centreLoader } from '@atrium/api/figures';
import { useEffect, useState } from 'react';

/**
 * `loading` while one of these parts of the account is loaded for the first time. After the time of the loader the
 * centre shows what has arrived: `incomplete`. `failed` where nothing more is awaited, and one could not be loaded.
 */
export function useUndecided(
  parts: readonly { state: string; value?: unknown }[],
): 'loading' | 'incomplete' | 'failed' | 'complete' {
  const loading = parts.some(({ state, value }) => state === 'loading' && value === undefined);
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => setWaited(true), centreLoader);
    return () => clearTimeout(timer);
  }, [loading]);
  const failed = parts.some(({ state, value }) => state === 'failed' && value === undefined);
  if (!loading) return failed ? 'failed' : 'complete';
  return waited ? 'incomplete' : 'loading';
}
