import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../engine';
import { onlyRow } from '../database/only-row';

/** Lines that the pages of one range list, the latest; a range with more takes as long as one with these. */
const mostLines = 10_000;

/** The pages of the lines (`sandbox.record_lines line`) that a condition selects, and whether it selects earlier ones. */
export async function countPages(queries: Queries, condition: SQL, pageSize: number) {
  const { rows } = await queries.execute<{ lines: string }>(sql`
    select count(*) as lines from (
      select from sandbox.record_lines line where ${condition} limit ${mostLines + 1}
    ) counted`);
  const lines = Number(onlyRow(rows).lines);
  return {
    totalPages: Math.max(1, Math.ceil(Math.min(lines, mostLines) / pageSize)),
    hasEarlier: lines > mostLines,
  };
}

/** The part of a statement that selects a page; pages beyond the listed lines are empty. */
export function pageOf({ pageNo, pageSize }: { pageNo: number; pageSize: number }): SQL {
  const offset = (pageNo - 1) * pageSize;
  const limit = Math.max(0, Math.min(pageSize, mostLines - offset));
  return sql`limit ${limit} offset ${Math.min(offset, mostLines)}`;
}
