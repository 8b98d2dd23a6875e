import { lastDayLength } from '@atrium/api/figures';
import { startOf, type DayRange } from '@atrium/ui/dates';

/** Start of the first day, and the start of the last one plus 86 399 000 ms; in milliseconds since 1970. */
export function boundsOf({ from, to }: DayRange): { start: number; end: number } {
  return { start: startOf(from).getTime(), end: startOf(to).getTime() + lastDayLength };
}
