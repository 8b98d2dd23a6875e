import * as v from 'valibot';

/** The longest range of days of one team query. */
export const longestTeamRange = 31;

const DaySchema = v.pipe(v.string(), v.isoDate());

/** Fields of every call with a range of days: whole days in the viewer's zone, including both ends. */
export const teamRange = {
  /** `2026-01-31`. */
  from: DaySchema,
  to: DaySchema,
  /** IANA time zone in which days are counted, `Asia/Shanghai`. */
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
