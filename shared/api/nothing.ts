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

/** A whole number that back ends also write as text; missing means the fallback. */
export const looseInteger = (fallback: number) =>
  v.pipe(
    v.nullish(v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+$/))]), fallback),
    v.transform(Number),
    v.safeInteger(),
  );
