import * as v from 'valibot';

/** Reports why an item of a list, or another part of an answer, was left out. */
export type ReportUnreadable = (issue: v.BaseIssue<unknown>) => void;

/** Valibot's configuration of one parse, with the report of `readAnswer`. */
interface Reading extends v.Config<v.BaseIssue<unknown>> {
  unreadable?: ReportUnreadable;
}

/**
 * Reads a value. What `listOf`, `recordOf` and `ifReadable` leave out is reported, and does not make the answer invalid.
 */
export function readLeniently<Output>(
  schema: v.GenericSchema<unknown, Output>,
  value: unknown,
  unreadable: ReportUnreadable,
): v.SafeParseResult<v.GenericSchema<unknown, Output>> {
  const reading: Reading = { unreadable };
  return v.safeParse(v.config(schema, reading), value);
}

/** A part that is undefined when it cannot be read, instead of making the whole answer invalid. */
export function ifReadable<Output>(
  schema: v.GenericSchema<unknown, Output>,
): v.GenericSchema<unknown, Output | undefined> {
  return {
    ...schema,
    '~run'({ value }, config) {
      const read = schema['~run']({ value }, config);
      if (read.issues) (config as Reading).unreadable?.(read.issues[0]);
      return { typed: true, value: read.issues ? undefined : read.value };
    },
  };
}

/**
 * A list of the back end without the items that cannot be read: one odd value must not cost the list. Back ends also
 * write an empty list as null.
 */
export function listOf<Item>(item: v.GenericSchema<unknown, Item>): v.GenericSchema<unknown, Item[]> {
  const readable = v.pipe(
    v.nullish(v.array(ifReadable(item)), []),
    v.transform((items) => items.filter((one) => one !== undefined)),
  );
  // described as an array of items in the printed documentation
  return { ...v.array(item), '~run': readable['~run'] } as v.GenericSchema<unknown, Item[]>;
}

/** Values by name, without those that cannot be read. */
export function recordOf<Value>(
  schema: v.GenericSchema<unknown, Value>,
): v.GenericSchema<unknown, Record<string, Value>> {
  const readable = v.pipe(
    v.record(v.string(), ifReadable(schema)),
    v.transform((values) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))),
  );
  return { ...v.record(v.string(), schema), '~run': readable['~run'] } as v.GenericSchema<
    unknown,
    Record<string, Value>
  >;
}
