import { dayOf, daysAfter, type Day } from './day';

/** Whole days in the viewer's zone, including both ends. */
export interface DayRange {
  from: Day;
  to: Day;
}

/** Days of the longest range where a page sets no other: as in the points mall. */
export const longestRange = 30;

/** The last `count` days, including today. */
export function lastDays(count: number, now: Date): DayRange {
  const to = dayOf(now);
  return { from: daysAfter(to, 1 - count), to };
}

/**
 * A range of the viewer's days as a query for days of the merchant. Where the viewer's clock is behind, the merchant's
 * day can already be the next one: a range up to today then includes it.
 */
export function merchantDays({ from, to }: DayRange, now: Date): DayRange {
  const today = dayOf(now);
  return { from, to: to === today ? daysAfter(today, 1) : to };
}

export function isSameRange(one: DayRange, other: DayRange): boolean {
  return one.from === other.from && one.to === other.to;
}

/** What is wrong with a range, as the key of its text. */
export type RangeFault = 'days.wrong' | 'days.future' | 'days.reversed' | 'days.long' | 'days.early';

/** Which ends of a range are wrong. Where either could be, it is the one that was typed last. */
export function wrongEnds(
  fault: RangeFault,
  { from, to }: { from: Day | undefined; to: Day | undefined },
  { today, typed }: { today: Day; typed: keyof DayRange },
): (keyof DayRange)[] {
  const ends = { from, to };
  const both = ['from', 'to'] as const;
  if (fault === 'days.wrong') return both.filter((end) => ends[end] === undefined);
  if (fault === 'days.future') return both.filter((end) => (ends[end] ?? '') > today);
  return fault === 'days.early' ? ['from'] : [typed];
}

/** The fault of a range with days read by `readDay`; undefined for a range that can be queried. */
export function rangeFault(
  { from, to }: { from: Day | undefined; to: Day | undefined },
  { today, longest, earliest }: { today: Day; longest: number; earliest?: Day | undefined },
): RangeFault | undefined {
  if (from === undefined || to === undefined) return 'days.wrong';
  if (from > today || to > today) return 'days.future';
  if (from > to) return 'days.reversed';
  if (daysAfter(from, longest - 1) < to) return 'days.long';
  return earliest !== undefined && from < earliest ? 'days.early' : undefined;
}
