import type { TeamRange } from '@atrium/api';
import { daysAfter, dayOf, lastDays, type DayRange } from '@atrium/ui/dates';

/** Frequent ranges, by the end of their text key. */
export function rangePresets(now: Date): Record<'today' | 'yesterday' | 'week' | 'month', DayRange> {
  const yesterday = daysAfter(dayOf(now), -1);
  return {
    today: lastDays(1, now),
    yesterday: { from: yesterday, to: yesterday },
    week: lastDays(7, now),
    month: lastDays(30, now),
  };
}

/** A range as team queries send it: with the viewer's zone. */
export function teamRangeOf(range: DayRange): TeamRange {
  return { ...range, zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
}
