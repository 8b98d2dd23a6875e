import type { Notice } from '@atrium/api';
import { useEffect, useState } from 'react';
import { isCurrent } from './is-current';
import type { ServerClock } from './server-clock';

/** Longest delay of a timer, in milliseconds. */
const longestDelay = 2 ** 31 - 1;

/** Whether a promotion is still in force by the server's clock; changes while it is shown. */
export function useCurrent(promotion: Notice, clock: ServerClock): boolean {
  const { endDate } = promotion;
  const [ended, setEnded] = useState<Notice>();
  useEffect(() => {
    if (endDate === undefined) return;
    const left = endDate - clock.now();
    if (left > longestDelay) return;
    const timer = setTimeout(() => setEnded(promotion), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [promotion, endDate, clock]);
  return ended !== promotion && isCurrent(promotion, clock.now());
}
