import * as v from 'valibot';

const moment = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(8.64e15));

/** Milliseconds since 1970. */
export const StartSchema = moment;
/** Milliseconds since 1970; null without an end. */
export const EndSchema = v.optional(v.nullable(moment), null);
/** Minor units. */
export const amountOfMoney = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1e12));

export const endsAfterStart = <Draft extends { startsAt: number; endsAt: number | null }>() =>
  v.check<Draft, string>(
    ({ startsAt, endsAt }) => endsAt === null || startsAt < endsAt,
    'endsAt: an end after the start',
  );
