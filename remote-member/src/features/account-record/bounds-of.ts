import { daysAfter, startOf, type DayRange } from '@atrium/ui/dates';

/** First millisecond of the range and of the day after it, since 1970. */
export function boundsOf({ from, to }: DayRange): { startTime: number; endTime: number } {
  return { startTime: startOf(from).getTime(), endTime: startOf(daysAfter(to, 1)).getTime() };
}
