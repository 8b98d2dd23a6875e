import { leaveOut } from '@atrium/contract';
import * as v from 'valibot';
import { named } from './nothing';

/** A part that is undefined when it cannot be read, instead of making the whole answer invalid. */
export function ifReadable<Output>(
  schema: v.GenericSchema<unknown, Output>,
): v.GenericSchema<unknown, Output | undefined> {
  return {
    ...schema,
    '~run'({ value }, config) {
      const read = schema['~run']({ value }, config);
      if (read.issues) leaveOut(read.issues[0], config);
      return { typed: true, value: read.issues ? undefined : read.value };
    },
  };
}

/** A part of an answer that is undefined where its value is missing, null or unreadable. */
export const part = <Output>(schema: v.GenericSchema<unknown, Output>) => v.optional(ifReadable(named(schema)));

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
