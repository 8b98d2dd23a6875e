/** A calendar day, `2026-01-31`. Days compare as text. */
export type Day = string;

/** How a day is typed and shown. */
export const dayFormat = 'yyyy-mm-dd';

/** The day of a moment in the viewer's zone. */
export function dayOf(date: Date): Day {
  return format(date.getFullYear(), date.getMonth(), date.getDate());
}

/** The first moment of a day in the viewer's zone; where clocks skip midnight, the first that exists. */
export function startOf(day: Day): Date {
  const [year, month, date] = partsOf(day);
  return new Date(year, month, date);
}

/** Counts calendar days: a day may have 23 or 25 hours. */
export function daysAfter(day: Day, count: number): Day {
  const [year, month, date] = partsOf(day);
  return ofUtc(Date.UTC(year, month, date + count));
}

/** The same date in another month; its last day where the month is shorter. */
export function monthsAfter(day: Day, count: number): Day {
  const [year, month, date] = partsOf(day);
  const lastOfMonth = new Date(Date.UTC(year, month + count + 1, 0)).getUTCDate();
  return ofUtc(Date.UTC(year, month + count, Math.min(date, lastOfMonth)));
}

/** Day of the week: 0 for Sunday to 6. */
export function weekdayOf(day: Day): number {
  return new Date(Date.UTC(...partsOf(day))).getUTCDay();
}

/** Reads a typed day; also accepts `2026/1/31`, `2026.01.31`, `20260131` and full-width digits. */
export function readDay(typed: string): Day | undefined {
  const text = typed.normalize('NFKC').trim();
  const match = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(text) ?? /^(\d{4})()(\d{2})(\d{2})$/.exec(text);
  if (!match) return undefined;
  const [year, month, date] = [Number(match[1]), Number(match[3]), Number(match[4])];
  const day = format(year, month - 1, date);
  // the calendar has no 31st of April
  return ofUtc(Date.UTC(year, month - 1, date)) === day ? day : undefined;
}

/** Year, month from 0, and date, as `Date` takes them. */
function partsOf(day: Day): [number, number, number] {
  return [Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10))];
}

function ofUtc(time: number): Day {
  const date = new Date(time);
  return format(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
}

function format(year: number, month: number, date: number): Day {
  const digits = (value: number, length: number) => String(value).padStart(length, '0');
  return `${digits(year, 4)}-${digits(month + 1, 2)}-${digits(date, 2)}`;
}
