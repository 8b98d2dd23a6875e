import type { TeamRange } from '@atrium/api';

/** Stretches of days a person chooses from: how many, and how long ago the last of them is. */
export const spans = {
  today: { days: 1, ago: 0 },
  yesterday: { days: 1, ago: 1 },
  week: { days: 7, ago: 0 },
  month: { days: 30, ago: 0 },
} as const;

export type Span = keyof typeof spans;

export const spanNames = Object.keys(spans) as Span[];

/** The days of a span as the viewer's clocks and calendar have them. */
export function rangeOf(span: Span, now: Date): TeamRange {
  const { days, ago } = spans[span];
  return {
    from: dayOf(daysBefore(now, ago + days - 1)),
    to: dayOf(daysBefore(now, ago)),
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

/** A moment of a day written `2026-01-31`, in the viewer's zone; for writing it as the language does. */
export function momentOf(day: string): Date {
  return new Date(`${day}T00:00`);
}

function dayOf(date: Date): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}`;
}

/** By the calendar, so that a day may have 23 hours. */
function daysBefore(date: Date, count: number): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() - count);
}
