import type { Notice } from '@atrium/api';
import { useEffect, useReducer, useState } from 'react';
import { isCurrent } from './is-current';
import type { ServerClock } from './server-clock';

/** Longest delay of a timer, in milliseconds. */
const longestDelay = 2 ** 31 - 1;

/**
 * The promotions that are in force by the server's clock. One that begins or ends while they are shown changes them: not
 * every back end leaves out the others. The list is the same object while its promotions are, because a new one restarts
 * deferred drawing.
 */
export function useCurrentPromotions(
  promotions: readonly Notice[] | undefined,
  clock: ServerClock,
): Notice[] | undefined {
  const [round, again] = useReducer((count: number) => count + 1, 0);
  const now = clock.now();
  const times = promotions?.flatMap(({ startDate, endDate }) => [startDate ?? 0, endDate ?? 0]) ?? [];
  const next = Math.min(...times.filter((time) => time > now));
  useEffect(() => {
    if (next === Infinity) return;
    const timer = setTimeout(again, Math.min(longestDelay, Math.max(0, next - clock.now())));
    return () => clearTimeout(timer);
  }, [next, clock, round]);
  const current = promotions?.filter((promotion) => isCurrent(promotion, now));
  const [kept, keep] = useState(current);
  if (areSame(kept, current)) return kept;
  keep(current);
  return current;
}

function areSame(one: readonly Notice[] | undefined, other: readonly Notice[] | undefined): boolean {
  return one?.length === other?.length && !one?.some((promotion, index) => promotion !== other?.[index]);
}
