import { useEffect, useState } from 'react';

/** Milliseconds the centre waits for the data of its menu before it opens without it. */
export const waitLimit = 3_000;

/** Whether to keep waiting: while `waiting`, at most `waitLimit`. */
export function useLimitedWait(waiting: boolean): boolean {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), waitLimit);
    return () => clearTimeout(timer);
  }, []);
  return waiting && !elapsed;
}
