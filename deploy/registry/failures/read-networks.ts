import { sql } from 'drizzle-orm';
import type { Queries } from '../../engine';
import { countedLoads, type CountedFigures } from './rollback-rule';

/** Counts of a release, each network counted up to its share. */
export interface NetworkFigures extends Pick<CountedFigures, 'counted' | 'networks' | 'failingNetworks'> {
  remote: string;
  release: string;
}

export interface NetworkQuery {
  environment: string;
  remote?: string | undefined;
  from: Date;
  until: Date;
}

/** Sums page loads by network, then by prefix; each counts at most up to its limit. */
export async function readNetworks(
  queries: Queries,
  { environment, remote, from, until }: NetworkQuery,
): Promise<NetworkFigures[]> {
  const { rows } = await queries.execute(sql`
    with network as (
      select remote, release, prefix, sum(loads)::float8 as loads, least(sum(failures), sum(loads))::float8 as failures
      from registry.network_loads
      where environment = ${environment} and at >= ${from.toISOString()}::timestamptz
        and at < ${until.toISOString()}::timestamptz
        and ${remote === undefined ? sql`true` : sql`remote = ${remote}`}
      group by remote, release, prefix, network
      having sum(loads) > 0
    ), prefix as (
      select remote, release, sum(least(loads, ${countedLoads.network})) as loads,
        sum(failures * least(loads, ${countedLoads.network}) / loads) as failures
      from network group by remote, release, prefix
    )
    select remote, release, sum(least(loads, ${countedLoads.prefix}))::float8 as loads,
      sum(failures * least(loads, ${countedLoads.prefix}) / loads)::float8 as failures,
      count(*)::int as networks, count(*) filter (where failures > 0)::int as failing
    from prefix group by remote, release`);
  return (rows as unknown as Row[]).map(({ loads, failures, networks, failing, ...release }) => ({
    ...release,
    counted: { loads, failures },
    networks,
    failingNetworks: failing,
  }));
}

interface Row {
  remote: string;
  release: string;
  loads: number;
  failures: number;
  networks: number;
  failing: number;
}
