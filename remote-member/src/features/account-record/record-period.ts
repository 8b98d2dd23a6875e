/** A stretch of whole days in the viewer's zone, both as `2026-01-31`, both belonging to it. */
export interface RecordPeriod {
  from: string;
  to: string;
}

/** The most days one look at the record may span. */
export const longestPeriod = 30;

/** The last so many days, today among them. */
export function lastDays(count: number, now: Date): RecordPeriod {
  return { from: dayOf(daysAfter(now, 1 - count)), to: dayOf(now) };
}

/** A day as date fields write it. */
export function dayOf(date: Date): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}`;
}

/** Key of what is wrong with a period; undefined for one that can be asked for. */
export function faultOf({
  from,
  to,
}: RecordPeriod): 'record.period.missing' | 'record.period.turned' | 'record.period.long' | undefined {
  if (!from || !to) return 'record.period.missing';
  if (from > to) return 'record.period.turned';
  return dayOf(daysAfter(startOf(from), longestPeriod - 1)) < to ? 'record.period.long' : undefined;
}

/** Milliseconds since 1970 of its first moment, and of the first moment after it. */
export function boundsOf({ from, to }: RecordPeriod): { startTime: number; endTime: number } {
  return { startTime: startOf(from).getTime(), endTime: daysAfter(startOf(to), 1).getTime() };
}

/** Midnight as the viewer's clocks have it. */
function startOf(day: string): Date {
  return new Date(`${day}T00:00`);
}

/** By the calendar, so that a day may have 23 hours. */
function daysAfter(date: Date, count: number): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + count);
}
