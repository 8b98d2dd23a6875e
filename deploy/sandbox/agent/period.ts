import { longestTeamRange, type TeamRange } from '@atrium/api';
import { sql, type SQL } from 'drizzle-orm';
import { Refusal } from '../wire/refusal';

const day = 24 * 3_600_000;

/** A valid range of days, both ends included: `2026-01-31` to `2026-01-31` is one day. */
export interface Period extends TeamRange {
  /** Number of days. */
  span: number;
}

/**  @throws Refusal for days in reverse order, too long a range, or an unknown zone. */
export function periodOf({ from, to, zone }: TeamRange): Period {
  const span = (Date.parse(to) - Date.parse(from)) / day + 1;
  if (!(span >= 1 && span <= longestTeamRange) || !isZone(zone)) throw new Refusal('request_invalid');
  return { from, to, zone, span };
}

/** The period of equal length just before. */
export function previousPeriod({ from, zone, span }: Period): Period {
  const shifted = (days: number) => new Date(Date.parse(from) - days * day).toISOString().slice(0, 10);
  return { from: shifted(span), to: shifted(1), zone, span };
}

/** Whether a timestamp is in the period, by midnight in its zone. */
export function inPeriod(moment: SQL, { from, to, zone }: TeamRange): SQL {
  return sql`(${moment} >= ${from}::date::timestamp at time zone ${zone}
    and ${moment} < (${to}::date + 1)::timestamp at time zone ${zone})`;
}

function isZone(zone: string): boolean {
  // browsers and databases give bare offsets opposite signs
  if (!/^[A-Za-z]/.test(zone)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
