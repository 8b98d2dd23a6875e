import { useEffect, useState } from 'react';

/** How long the centre waits for what decides its menu before it opens with what there is. Milliseconds. */
export const patience = 3_000;

/** Whether to go on waiting for something: as long as it is awaited, but no longer than `patience`. */
export function usePatience(awaited: boolean): boolean {
  const [spent, setSpent] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSpent(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return awaited && !spent;
}
