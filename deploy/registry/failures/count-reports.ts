import { sql } from 'drizzle-orm';
import type { Queries } from '../../engine';
import { countedSeconds, type Told } from './told';

/** Something a page load has told of a release. */
export interface Report {
  /** Names the page load. */
  pageLoad: string;
  /** Milliseconds since 1970: when the page was served, and when its token ends. */
  servedAt: number;
  expiresAt: number;
  remote: string;
  release: string;
  told: Told;
  /** What it said was the cause. */
  sample?: string | undefined;
}

/**
 * Counts what was told, each thing once for each page load: one statement, so that what is counted is spent and what
 * is spent is counted, however many processes are told the same, and however often.
 */
export async function countReports(queries: Queries, environment: string, reports: Report[]): Promise<void> {
  if (reports.length === 0) return;
  const told = reports.map(({ servedAt, expiresAt, ...report }) => ({
    ...report,
    at: new Date(Math.floor(servedAt / 1000 / countedSeconds) * countedSeconds * 1000).toISOString(),
    expires_at: new Date(expiresAt).toISOString(),
  }));
  await queries.execute(sql`
    with given as (
      select distinct on ("pageLoad", remote, release, told) *
      from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as given(
        "pageLoad" text, remote text, release text, told text, at timestamptz, expires_at timestamptz, sample text
      )
      -- always in one order, so that two processes wait for each other in one direction only
      order by "pageLoad", remote, release, told
    ), fresh as (
      insert into registry.spent_reports (page_load, remote, release, told, expires_at)
      select "pageLoad", remote, release, told, expires_at from given
      on conflict do nothing
      returning page_load, remote, release, told
    )
    insert into registry.load_counts as counted (environment, at, remote, release, told, loads, sample)
    select ${environment}, given.at, remote, release, told, count(*), max(given.sample)
    from fresh join given using (remote, release, told)
    where given."pageLoad" = fresh.page_load
    group by given.at, remote, release, told
    order by given.at, remote, release, told
    on conflict (environment, at, remote, release, told) do update
      set loads = counted.loads + excluded.loads, sample = coalesce(excluded.sample, counted.sample)`);
}
