import type { Notice } from '@atrium/api';
import { useEffect, useState } from 'react';
import { isCurrent } from './is-current';

/** Longest delay of a timer, in milliseconds. */
const longestDelay = 2 ** 31 - 1;

/** Whether a promotion is still in force; changes while it is shown. */
export function useCurrent(promotion: Notice): boolean {
  const { endDate } = promotion;
  const [ended, setEnded] = useState<Notice>();
  useEffect(() => {
    if (endDate === undefined) return;
    const left = endDate - Date.now();
    if (left > longestDelay) return;
    const timer = setTimeout(() => setEnded(promotion), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [promotion, endDate]);
  return ended !== promotion && isCurrent(promotion);
}
