import * as v from 'valibot';

/** The request of a call without parameters. */
export const NothingSchema = v.object({});

/** The answer of a call with a success flag only. */
export const AnythingSchema = v.unknown();

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

/** A time: milliseconds since 1970 as a number or text, or a date such as `2026-01-02 03:04:05`; read as milliseconds. */
export const TimeSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.nonEmpty())]),
  v.transform((time) => {
    if (typeof time === 'number' || /^-?\d+$/.test(time)) return Number(time);
    // browsers differ on a space between date and time
    return Date.parse(time.trim().replace(/^(\d{4}-\d\d-\d\d) /, '$1T'));
  }),
  v.safeInteger(),
);
