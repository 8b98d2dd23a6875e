import { sql } from 'drizzle-orm';
import type { Queries } from '../../engine';
import { countingInterval, type ReportedOutcome } from './reported-outcome';

/** A page load's report about a release. */
export interface Report {
  /** Identifies the page load. */
  pageLoad: string;
  /** Milliseconds since 1970: when the page was served, and when its report token expires. */
  servedAt: number;
  expiresAt: number;
  /** Keyed hashes of the network that the page was served to, and of its prefix. */
  network: string;
  prefix: string;
  remote: string;
  release: string;
  outcome: ReportedOutcome;
  /** The reported cause. */
  sample?: string | undefined;
}

/**
 * Limits per release and ten seconds: page loads of one prefix, networks of one prefix, and networks in total. Page
 * loads above the first limit are not counted; networks above the other limits share one row.
 */
export const countLimits = { loads: 20, networks: 8, allNetworks: 500 };

/** The network and prefix under which everything above the limits is counted. */
const others = 'others';

/**
 * Counts reports, each outcome once per page load. It is one statement, so that a report is counted if and only if it
 * is marked as spent, however many processes receive it, and however often. Writes no more rows than the limits allow,
 * whatever one prefix sends.
 */
export async function countReports(queries: Queries, environment: string, reports: Report[]): Promise<void> {
  if (reports.length === 0) return;
  const rows = reports.map(({ servedAt, expiresAt, outcome, ...report }) => ({
    ...report,
    told: outcome,
    at: new Date(Math.floor(servedAt / 1000 / countingInterval) * countingInterval * 1000).toISOString(),
    expires_at: new Date(expiresAt).toISOString(),
  }));
  await queries.execute(sql`
    with given as (
      select distinct on ("pageLoad", remote, release, told) *
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(
        "pageLoad" text, network text, prefix text, remote text, release text, told text, at timestamptz,
        expires_at timestamptz, sample text
      )
      -- always in one order, so that two processes wait for each other in one direction only
      order by "pageLoad", remote, release, told
    ), present as materialized (
      select at, remote, release, prefix, network, loads
      from registry.network_loads
      where environment = ${environment} and at in (select at from given)
    ), seen as (
      select at, remote, release, prefix, sum(loads) as loads, count(*) as networks
      from present group by at, remote, release, prefix
    ), seen_in_all as (
      select at, remote, release, count(*) as networks from present group by at, remote, release
    ), marked as (
      select given.*, exists (
        select from registry.spent_reports spent
        where spent.page_load = given."pageLoad" and spent.remote = given.remote and spent.release = given.release
      ) as known
      from given
    ), placed as (
      -- which page load of its prefix it is, if it was not counted before
      select marked.*, coalesce(seen.loads, 0) + dense_rank() over (
        partition by marked.at, marked.remote, marked.release, marked.prefix, known order by marked."pageLoad"
      ) as place
      from marked left join seen using (at, remote, release, prefix)
    ), fresh as (
      insert into registry.spent_reports (page_load, remote, release, told, expires_at)
      select "pageLoad", remote, release, told, expires_at from placed
      where known or place <= ${countLimits.loads}
      order by "pageLoad", remote, release, told
      on conflict do nothing
      returning page_load, remote, release, told
    ), counted as (
      insert into registry.load_counts as counted (environment, at, remote, release, told, loads, sample)
      select ${environment}, given.at, remote, release, told, count(*), max(given.sample)
      from fresh join given using (remote, release, told)
      where given."pageLoad" = fresh.page_load
      group by given.at, remote, release, told
      order by given.at, remote, release, told
      on conflict (environment, at, remote, release, told) do update
        set loads = counted.loads + excluded.loads, sample = coalesce(excluded.sample, counted.sample)
    ), by_network as (
      select given.at, remote, release, given.prefix, given.network,
        count(*) filter (where told = 'tried') as loads, count(*) filter (where told = 'failed') as failures
      from fresh join given using (remote, release, told)
      where given."pageLoad" = fresh.page_load and told in ('tried', 'failed')
      group by given.at, remote, release, given.prefix, given.network
    ), numbered as (
      select by_network.*,
        present.network is not null as has_row,
        coalesce(seen.networks, 0) + count(*) filter (where present.network is null) over (
          partition by by_network.at, by_network.remote, by_network.release, by_network.prefix
          order by by_network.network
        ) as number_in_prefix,
        coalesce(seen_in_all.networks, 0) + count(*) filter (where present.network is null) over (
          partition by by_network.at, by_network.remote, by_network.release
          order by by_network.prefix, by_network.network
        ) as number_in_all
      from by_network
      left join present using (at, remote, release, prefix, network)
      left join seen using (at, remote, release, prefix)
      left join seen_in_all using (at, remote, release)
    ), limited as (
      select at, remote, release,
        case when has_row or number_in_all <= ${countLimits.allNetworks} then prefix else ${others} end as prefix,
        case when has_row or (number_in_prefix <= ${countLimits.networks} and number_in_all <= ${countLimits.allNetworks})
          then network else ${others} end as network,
        loads, failures
      from numbered
    )
    insert into registry.network_loads as present_row (environment, at, remote, release, prefix, network, loads, failures)
    select ${environment}, at, remote, release, prefix, network, sum(loads), sum(failures)
    from limited
    group by at, remote, release, prefix, network
    order by at, remote, release, prefix, network
    on conflict (environment, at, remote, release, prefix, network) do update
      set loads = present_row.loads + excluded.loads, failures = present_row.failures + excluded.failures`);
}
