import { sql, type SQL } from 'drizzle-orm';

/** A row as the database returns it: integers come as text, and each row carries the total row count. */
export type Row<Name extends string> = Record<Name | 'lines', string>;

/** Milliseconds since 1970. */
export function milliseconds(moment: SQL): SQL {
  return sql`floor(extract(epoch from ${moment}) * 1000)::bigint`;
}
