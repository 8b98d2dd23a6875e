/** Whole days in the viewer's time zone, both as `2026-01-31` and inclusive. */
export interface Period {
  from: string;
  to: string;
}

/** Maximum days of a query. */
export const maximumDays = 30;

/** Milliseconds from the start of a day to its last second. */
const untilLastSecond = 86_399_000;

/** The last `count` days, including today. */
export function lastDays(count: number, now: Date): Period {
  return { from: dayOf(daysAfter(now, 1 - count)), to: dayOf(now) };
}

/** Formats a day for date fields. */
export function dayOf(date: Date): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}`;
}

export type PeriodError = 'period.missing' | 'period.reversed' | 'period.long';

/** Text key of the error in a period; `undefined` if it is valid. */
export function periodError({ from, to }: Period): PeriodError | undefined {
  if (!from || !to) return 'period.missing';
  if (from > to) return 'period.reversed';
  return dayOf(daysAfter(startOf(from), maximumDays - 1)) < to ? 'period.long' : undefined;
}

/** First millisecond and last second of the period, in milliseconds since 1970. */
export function boundsOf({ from, to }: Period): { start: number; end: number } {
  return { start: startOf(from).getTime(), end: startOf(to).getTime() + untilLastSecond };
}

/** Local midnight. */
function startOf(day: string): Date {
  return new Date(`${day}T00:00`);
}

/** Calendar arithmetic, because a day may have 23 hours. */
function daysAfter(date: Date, count: number): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + count);
}
