import { startOf, type DayRange } from '@atrium/ui/dates';

/** Milliseconds that the back end expects after the start of the last day. */
const endOfLastDay = 86_399_000;

/** Start of the first day, and the start of the last one plus 86 399 000 ms; in milliseconds since 1970. */
export function boundsOf({ from, to }: DayRange): { start: number; end: number } {
  return { start: startOf(from).getTime(), end: startOf(to).getTime() + endOfLastDay };
}
