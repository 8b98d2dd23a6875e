/** A stretch of whole days in the viewer's zone, both as `2026-01-31`, both belonging to it. */
export interface Period {
  from: string;
  to: string;
}

/** The most days one look may span. */
export const longestPeriod = 30;

/** From the first moment of a day to its last second. */
const untilLastSecond = 86_399_000;

/** The last so many days, today among them. */
export function lastDays(count: number, now: Date): Period {
  return { from: dayOf(daysAfter(now, 1 - count)), to: dayOf(now) };
}

/** A day as date fields write it. */
export function dayOf(date: Date): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}`;
}

export type PeriodFault = 'period.missing' | 'period.turned' | 'period.long';

/** Key of what is wrong with a period; undefined for one that can be asked for. */
export function faultOf({ from, to }: Period): PeriodFault | undefined {
  if (!from || !to) return 'period.missing';
  if (from > to) return 'period.turned';
  return dayOf(daysAfter(startOf(from), longestPeriod - 1)) < to ? 'period.long' : undefined;
}

/** Milliseconds since 1970 of its first moment, and of the last second of its last day. */
export function boundsOf({ from, to }: Period): { start: number; end: number } {
  return { start: startOf(from).getTime(), end: startOf(to).getTime() + untilLastSecond };
}

/** Midnight as the viewer's clocks have it. */
function startOf(day: string): Date {
  return new Date(`${day}T00:00`);
}

/** By the calendar, so that a day may have 23 hours. */
function daysAfter(date: Date, count: number): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + count);
}
