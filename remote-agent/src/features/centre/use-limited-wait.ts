import { centreLoader } from '@atrium/api/figures';
import { useEffect, useState } from 'react';

/** Whether to keep waiting: while `waiting`, at most `centreLoader`. */
export function useLimitedWait(waiting: boolean): boolean {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), centreLoader);
    return () => clearTimeout(timer);
  }, []);
  return waiting && !elapsed;
}
