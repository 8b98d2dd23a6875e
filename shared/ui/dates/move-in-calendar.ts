import { daysAfter, monthsAfter, weekdayOf, type Day } from './day';

interface Press {
  key: string;
  shiftKey: boolean;
}

/** The day that a key leads to, by the date grid pattern: arrows, Home, End, Page Up, Page Down, with Shift a year. */
export function moveInCalendar(day: Day, { key, shiftKey }: Press, weekStart: number): Day | undefined {
  const inWeek = (weekdayOf(day) - weekStart + 7) % 7;
  const months = shiftKey ? 12 : 1;
  switch (key) {
    case 'ArrowLeft':
      return daysAfter(day, -1);
    case 'ArrowRight':
      return daysAfter(day, 1);
    case 'ArrowUp':
      return daysAfter(day, -7);
    case 'ArrowDown':
      return daysAfter(day, 7);
    case 'Home':
      return daysAfter(day, -inWeek);
    case 'End':
      return daysAfter(day, 6 - inWeek);
    case 'PageUp':
      return monthsAfter(day, -months);
    case 'PageDown':
      return monthsAfter(day, months);
    default:
      return undefined;
  }
}
