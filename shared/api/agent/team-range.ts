import * as v from 'valibot';

/** The most days one look at a team may span. */
export const longestTeamRange = 31;

const DaySchema = v.pipe(v.string(), v.isoDate());

/** Fields of every call that asks about a stretch of days: whole days in the viewer's zone, both ends belong to it. */
export const teamRange = {
  /** `2026-01-31`. */
  from: DaySchema,
  to: DaySchema,
  /** IANA name of the zone the days are counted in, `Asia/Shanghai`. */
  zone: v.pipe(v.string(), v.maxLength(60)),
};

export const paging = {
  /** From 1. */
  pageNo: v.pipe(v.number(), v.integer(), v.minValue(1)),
  pageSize: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
};

export interface TeamRange {
  from: string;
  to: string;
  zone: string;
}
