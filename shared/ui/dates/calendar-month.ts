import { daysAfter, weekdayOf, type Day } from './day';

/** First day of the week in a language, 0 for Sunday; Monday where the browser does not know it. */
export function firstWeekday(locale: string): number {
  const known = new Intl.Locale(locale) as Intl.Locale & { getWeekInfo?: () => { firstDay: number } };
  return (known.getWeekInfo?.().firstDay ?? 1) % 7;
}

/** Six weeks with the days of one month; undefined outside it. Always six, so that the panel keeps its height. */
export function weeksOf(day: Day, weekStart: number): (Day | undefined)[][] {
  const month = day.slice(0, 7);
  const first = `${month}-01`;
  const start = daysAfter(first, -((weekdayOf(first) - weekStart + 7) % 7));
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, index) => {
      const at = daysAfter(start, week * 7 + index);
      return at.startsWith(month) ? at : undefined;
    }),
  );
}
