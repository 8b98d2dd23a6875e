import * as v from 'valibot';

const name = v.pipe(v.string(), v.regex(/^[a-z_][a-z0-9_]*$/));

/**
 * A backup is gzipped text: the first line is this header as JSON, each other line is one row,
 * `schema TAB table TAB row as JSON`. It contains rows, not database files, so that it can be restored to the embedded
 * database and to a server.
 */
export const BackupHeaderSchema = v.strictObject({
  format: v.literal(1),
  madeAt: v.string(),
  /** Versions of the schemas. */
  schemas: v.record(name, v.number()),
  /** The last value of each sequence. */
  sequences: v.array(v.strictObject({ schema: name, name, value: v.pipe(v.string(), v.regex(/^-?\d+$/)) })),
});

export type BackupHeader = v.InferOutput<typeof BackupHeaderSchema>;
