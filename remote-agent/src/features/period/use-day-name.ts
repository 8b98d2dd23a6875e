import { useHost } from '@atrium/contract/react';
import { startOf, type Day } from '@atrium/ui/dates';

/** Writes a whole day, such as `2026-01-31`, in the form of the page's language. */
export function useDayName(): (day: Day) => string {
  const { language } = useHost();
  return (day) => language.date(startOf(day), 'date');
}
