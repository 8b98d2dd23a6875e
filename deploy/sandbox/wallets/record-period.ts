import { recordDays, recordMonths, type TeamRange } from '@atrium/api';
import { periodOf, type Period } from '../agent/period';
import { dayAt } from '../reward-centre/merchant-day';
import { Refusal } from '../wire/refusal';

const day = 24 * 3_600_000;

/**
 * A range of days of a member's record: at most 30, of the last 12 months in the viewer's zone.
 * @throws Refusal for another range, or an unknown zone
 */
export function recordPeriodOf(now: number, range: TeamRange): Period {
  const period = periodOf(range);
  if (period.span > recordDays || range.from < earliestDay(now, range.zone)) throw new Refusal('request_invalid');
  return period;
}

/** Whether an account record may start at this time: the first day of records has begun somewhere. */
export function isWithinRecords(now: number, time: number): boolean {
  return time >= Date.parse(earliestDay(now, 'UTC')) - day;
}

/** Counted from yesterday, for pages that are open at midnight. */
function earliestDay(now: number, zone: string): string {
  const [year, month, date] = dayAt(now - day, zone)
    .split('-')
    .map(Number) as [number, number, number];
  const lastOfMonth = new Date(Date.UTC(year, month - recordMonths, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - recordMonths, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
}
