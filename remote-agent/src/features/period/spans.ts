import type { TeamRange } from '@atrium/api';

/** Periods to select: number of days, and days since the last one. */
export const spans = {
  today: { days: 1, ago: 0 },
  yesterday: { days: 1, ago: 1 },
  week: { days: 7, ago: 0 },
  month: { days: 30, ago: 0 },
} as const;

export type Span = keyof typeof spans;

export const spanNames = Object.keys(spans) as Span[];

/** Days of a period in the viewer's time zone. */
export function rangeOf(span: Span, now: Date): TeamRange {
  const { days, ago } = spans[span];
  return {
    from: dayOf(daysBefore(now, ago + days - 1)),
    to: dayOf(daysBefore(now, ago)),
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

/** Local midnight of a day given as `2026-01-31`, for formatting. */
export function dateOf(day: string): Date {
  return new Date(`${day}T00:00`);
}

function dayOf(date: Date): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}`;
}

/** Calendar arithmetic, because a day may have 23 hours. */
function daysBefore(date: Date, count: number): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() - count);
}
