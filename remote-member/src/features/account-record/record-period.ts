/** Whole days in the viewer's time zone, both as `2026-01-31` and inclusive. */
export interface RecordPeriod {
  from: string;
  to: string;
}

/** Maximum days of a query. */
export const maximumDays = 30;

/** The last `count` days, including today. */
export function lastDays(count: number, now: Date): RecordPeriod {
  return { from: dayOf(daysAfter(now, 1 - count)), to: dayOf(now) };
}

/** Formats a day for date fields. */
export function dayOf(date: Date): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}`;
}

/** Text key of the error in a period; `undefined` if it is valid. */
export function periodError({
  from,
  to,
}: RecordPeriod): 'record.period.missing' | 'record.period.reversed' | 'record.period.long' | undefined {
  if (!from || !to) return 'record.period.missing';
  if (from > to) return 'record.period.reversed';
  return dayOf(daysAfter(startOf(from), maximumDays - 1)) < to ? 'record.period.long' : undefined;
}

/** First millisecond of the period and of the day after it, since 1970. */
export function boundsOf({ from, to }: RecordPeriod): { startTime: number; endTime: number } {
  return { startTime: startOf(from).getTime(), endTime: daysAfter(startOf(to), 1).getTime() };
}

/** Local midnight. */
function startOf(day: string): Date {
  return new Date(`${day}T00:00`);
}

/** Calendar arithmetic, because a day may have 23 hours. */
function daysAfter(date: Date, count: number): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + count);
}
