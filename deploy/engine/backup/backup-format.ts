import * as v from 'valibot';

const name = v.pipe(v.string(), v.regex(/^[a-z_][a-z0-9_]*$/));

/**
 * A backup is a gzip of lines: this header as JSON, then a row a line, `schema TAB table TAB the row as JSON`. It holds
 * rows, not a database's own files, so that it goes from the embedded database to a server and back.
 */
export const BackupHeaderSchema = v.strictObject({
  format: v.literal(1),
  madeAt: v.string(),
  /** Versions of the schemas. */
  schemas: v.record(name, v.number()),
  /** Where each sequence stands. */
  sequences: v.array(v.strictObject({ schema: name, name, value: v.pipe(v.string(), v.regex(/^-?\d+$/)) })),
});

export type BackupHeader = v.InferOutput<typeof BackupHeaderSchema>;
