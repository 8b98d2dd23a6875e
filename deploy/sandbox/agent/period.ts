import { longestTeamRange, type TeamRange } from '@atrium/api';
import { sql, type SQL } from 'drizzle-orm';
import { Refusal } from '../wire/refusal';

const day = 24 * 3_600_000;

/** A stretch of days that can be asked for: `2026-01-31` to `2026-01-31`, both belonging to it. */
export interface Period extends TeamRange {
  /** Days in it. */
  span: number;
}

/** @throws Refusal when the days are turned around or too many, or the zone is not known. */
export function periodOf({ from, to, zone }: TeamRange): Period {
  const span = (Date.parse(to) - Date.parse(from)) / day + 1;
  if (!(span >= 1 && span <= longestTeamRange) || !isZone(zone)) throw new Refusal('request_invalid', { status: 400 });
  return { from, to, zone, span };
}

/** As many days just before. */
export function before({ from, zone, span }: Period): Period {
  const shifted = (days: number) => new Date(Date.parse(from) - days * day).toISOString().slice(0, 10);
  return { from: shifted(span), to: shifted(1), zone, span };
}

/** Whether a moment lies in the period, by midnights of its zone. */
export function within(moment: SQL, { from, to, zone }: TeamRange): SQL {
  return sql`(${moment} >= ${from}::date::timestamp at time zone ${zone}
    and ${moment} < (${to}::date + 1)::timestamp at time zone ${zone})`;
}

function isZone(zone: string): boolean {
  // a bare offset is known to browsers and databases in opposite senses
  if (!/^[A-Za-z]/.test(zone)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
