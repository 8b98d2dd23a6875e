import type { Notice } from '@atrium/api';

/** Whether a notice is between its start and its end; an open side is no limit. */
export function isCurrent({ startDate = -Infinity, endDate = Infinity }: Notice, now: number): boolean {
  return startDate <= now && now < endDate;
}
