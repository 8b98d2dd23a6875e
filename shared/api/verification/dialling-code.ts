import * as v from 'valibot';

/** Digits of a country's prefix, without plus. */
export const DiallingCodeSchema = v.pipe(v.string(), v.regex(/^\d{1,3}$/));
