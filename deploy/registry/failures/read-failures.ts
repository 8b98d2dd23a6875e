import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../engine';
import type { NamedRelease } from '../channels/read-status';
import { loadCounts, releases } from '../tables';
import { readNetworks } from './read-networks';
import type { CountedFigures } from './rollback-rule';
import { phases, type Phase } from './reported-outcome';

/**
 * Page loads that tried a release, and failed page loads in total and by phase; one page load can fail in several
 * phases.
 */
export interface LoadFigures {
  loads: number;
  failures: number;
  phases: Record<Phase, number>;
}

/** Figures of a release, by the time its page loads were served. */
export interface ReleaseFailures extends LoadFigures, CountedFigures {
  remote: string;
  release: NamedRelease;
  /** The reported cause of the latest failure. */
  sample: string | null;
  /** Intervals of `bucketSeconds`; those without page loads are left out. */
  buckets: (LoadFigures & { at: Date })[];
}

export interface FailureQuery {
  environment: string;
  remote?: string | undefined;
  from: Date;
  until: Date;
  bucketSeconds: number;
}

type Row = Omit<LoadFigures, 'phases'> &
  Record<Phase, number> & {
    remote: string;
    release: string;
    version: string | null;
    at: number;
    sample: string | null;
  };

/** Reads the figures of all releases that page loads tried in a time range. */
export async function readFailures(queries: Queries, query: FailureQuery): Promise<ReleaseFailures[]> {
  const found = new Map<string, ReleaseFailures>();
  const rows = await readRows(queries, query);
  // usually nothing has failed, and figures by network are not needed
  const byNetwork = rows.some(({ failures }) => failures > 0) ? await readNetworks(queries, query) : [];
  const networks = new Map(byNetwork.map(({ remote, release, ...figures }) => [`${remote}/${release}`, figures]));
  for (const { remote, release, version, at, sample, ...row } of rows) {
    const key = `${remote}/${release}`;
    const known = found.get(key) ?? {
      remote,
      release: { id: release, version: version ?? '' },
      ...noFigures(),
      ...(networks.get(key) ?? noNetworks()),
      sample: null,
      buckets: [],
    };
    const figures = figuresOf(row);
    add(known, figures);
    known.sample = sample ?? known.sample;
    known.buckets.push({ at: new Date(at * 1000), ...figures });
    found.set(key, known);
  }
  return [...found.values()].sort((one, other) => one.remote.localeCompare(other.remote) || other.loads - one.loads);
}

async function readRows(queries: Queries, query: FailureQuery): Promise<Row[]> {
  const { environment, remote, from, until, bucketSeconds } = query;
  const conditions: SQL[] = [
    eq(loadCounts.environment, environment),
    sql`${loadCounts.at} >= ${from.toISOString()}::timestamptz`,
    sql`${loadCounts.at} < ${until.toISOString()}::timestamptz`,
  ];
  if (remote !== undefined) conditions.push(eq(loadCounts.remote, remote));
  const summed = (outcome: string) =>
    sql<number>`coalesce(sum(${loadCounts.loads}) filter (where ${loadCounts.outcome} = ${outcome}), 0)::int`;
  const bucket = sql<number>`(floor(extract(epoch from ${loadCounts.at}) / ${sql.raw(String(bucketSeconds))}) * ${sql.raw(String(bucketSeconds))})::float8`;
  return queries
    .select({
      remote: loadCounts.remote,
      release: loadCounts.release,
      version: releases.version,
      at: bucket,
      sample: sql<
        string | null
      >`(array_agg(${loadCounts.sample} order by ${loadCounts.at} desc) filter (where ${loadCounts.sample} is not null))[1]`,
      loads: summed('tried'),
      failures: summed('failed'),
      load: summed('load'),
      mount: summed('mount'),
      run: summed('run'),
      command: summed('command'),
    })
    .from(loadCounts)
    .leftJoin(releases, and(eq(releases.remote, loadCounts.remote), eq(releases.id, loadCounts.release)))
    .where(and(...conditions))
    .groupBy(loadCounts.remote, loadCounts.release, releases.version, sql`4`)
    .orderBy(sql`4`);
}

function noFigures(): LoadFigures {
  return { loads: 0, failures: 0, phases: { load: 0, mount: 0, run: 0, command: 0 } };
}

/** For times with figures by network that are already pruned. */
function noNetworks(): Omit<CountedFigures, 'loads' | 'failures'> {
  return { counted: { loads: 0, failures: 0 }, networks: 0, failingNetworks: 0 };
}

function figuresOf({
  loads,
  failures,
  load,
  mount,
  run,
  command,
}: Pick<Row, 'loads' | 'failures' | Phase>): LoadFigures {
  return { loads, failures, phases: { load, mount, run, command } };
}

function add(sum: LoadFigures, { loads, failures, phases: by }: LoadFigures): void {
  sum.loads += loads;
  sum.failures += failures;
  for (const phase of phases) sum.phases[phase] += by[phase];
}
