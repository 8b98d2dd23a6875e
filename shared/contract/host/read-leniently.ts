import * as v from 'valibot';

/** Valibot's configuration of one reading, which collects why parts were left out. */
interface Reading extends v.Config<v.BaseIssue<unknown>> {
  leftOut?: v.BaseIssue<unknown>[];
}

/** A value that was read, or why it could not be, and why parts of it were left out. */
export interface LenientReading<Output> {
  read: v.SafeParseResult<v.GenericSchema<unknown, Output>>;
  leftOut: v.BaseIssue<unknown>[];
}

/**
 * Reads a value. Parts that a schema leaves out by `leaveOut`, such as items of a list, do not make the value invalid.
 */
export function readLeniently<Output>(
  schema: v.GenericSchema<unknown, Output>,
  value: unknown,
): LenientReading<Output> {
  const leftOut: v.BaseIssue<unknown>[] = [];
  const reading: Reading = { leftOut };
  return { read: v.safeParse(v.config(schema, reading), value), leftOut };
}

/** Records why a schema leaves out a part; `config` is what its `~run` was given. */
export function leaveOut(issue: v.BaseIssue<unknown>, config: v.Config<v.BaseIssue<unknown>>): void {
  (config as Reading).leftOut?.push(issue);
}
