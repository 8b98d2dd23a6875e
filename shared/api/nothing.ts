import * as v from 'valibot';

/** The request of a call without parameters. */
export const NothingSchema = v.object({});

/** The answer of a call with a success flag only. */
export const AnythingSchema = v.unknown();

/** A value that is undefined where it is missing or null: the back end does not name it, which is not a no. */
export const named = <Value>(schema: v.GenericSchema<unknown, Value>) =>
  v.pipe(
    v.nullish(schema),
    v.transform((value) => value ?? undefined),
  );

/** A text that may be missing, null or empty on the wire, read as a string. */
export const LooseTextSchema = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform((text) => String(text)),
);

/** A boolean that back ends write as true, 1, "1", "Y" or "true". */
export const LooseFlagSchema = v.pipe(
  v.nullish(v.union([v.boolean(), v.number(), v.string()]), false),
  v.transform((flag) => flag === true || flag === 1 || flag === '1' || flag === 'Y' || flag === 'true'),
);

/** A text that must be there; back ends also send codes and numbers of issues as numbers. */
export const RequiredTextSchema = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((text) => String(text)),
);

/** A whole number, also as text and with a fraction of zero: `300`, `"300"`, `"300.00"`. */
export const IntegerSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+(\.0+)?$/))]),
  v.transform(Number),
  v.safeInteger(),
);

/** The same where a missing, null or empty number means the fallback. */
export const looseInteger = (fallback: number) =>
  v.pipe(
    v.nullish(v.union([v.literal(''), IntegerSchema]), fallback),
    v.transform((number) => (number === '' ? fallback : number)),
  );

/** A count beside a list: an odd value must not cost the list, and is read as `fallback`. */
export const lenientCount = (fallback: number) => v.fallback(looseInteger(fallback), fallback);

/** The last millisecond that a `Date` has, and without its sign the first. */
const lastTime = 8.64e15;

/** From here on, a figure is milliseconds: as seconds it would be after the year 5000. */
const firstMilliseconds = 1e11;
/** Below it, a figure is milliseconds too: as seconds it would be before 1973. */
const firstSeconds = 1e8;

/**
 * A time: milliseconds or seconds since 1970 as a number or text, or a date such as `2026-01-02 03:04:05`; read as
 * milliseconds. The source names no unit. A date without a zone is in UTC: the source names none, and every visitor must
 * see the same moment.
 */
export const TimeSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.nonEmpty())]),
  v.transform((time) => {
    const moment = typeof time === 'number' || /^-?\d+$/.test(time) ? fromFigure(Number(time)) : parseDate(time);
    return Math.abs(moment) <= lastTime ? moment : NaN;
  }),
  v.safeInteger(),
);

/** A calendar day that exists, such as `2026-01-31` or `20260131`; read with dashes. */
export const DaySchema = v.pipe(
  RequiredTextSchema,
  v.transform((day) => day.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')),
  v.regex(/^\d{4}-\d\d-\d\d$/, 'not a day'),
  v.check((day) => new Date(Date.parse(day) || 0).toISOString().startsWith(day), 'not a day that exists'),
);

const fromFigure = (time: number) => (time >= firstSeconds && time < firstMilliseconds ? time * 1000 : time);

function parseDate(text: string): number {
  // browsers differ on other forms than ISO's, of which they read only a date without a time as UTC
  const date = text
    .trim()
    .replace(/^(\d{4})\/(\d\d)\/(\d\d)/, '$1-$2-$3')
    .replace(/^(\d{4}-\d\d-\d\d) /, '$1T');
  return Date.parse(/T[\d:.]+$/.test(date) ? `${date}Z` : date);
}
