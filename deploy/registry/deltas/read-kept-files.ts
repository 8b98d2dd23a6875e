import { sql } from 'drizzle-orm';
import type { ReleaseFile } from '@atrium/contract';
import type { Queries } from '../../engine';
import { keeping } from '../pruning/prune';

/** Latest releases with files that serve as dictionaries. */
const mostReleases = 8;

interface KeptFiles {
  id: string;
  files: Record<string, ReleaseFile>;
}

/**
 * Reads the files of a remote's releases that browsers may have: those that a channel of any environment names and
 * those that page loads got in the last `keeping.days`. Latest first.
 */
export async function readKeptFiles(queries: Queries, remote: string): Promise<KeptFiles[]> {
  const { rows } = await queries.execute<KeptFiles & Record<string, unknown>>(sql`
    with kept as (
      select stable as id from registry.channels where remote = ${remote}
      union select unnest(previous) from registry.channels where remote = ${remote}
      union select value from registry.channels, jsonb_each_text(pins) where remote = ${remote}
      union select trial ->> 'release' from registry.channels where remote = ${remote} and trial is not null
      union select release from registry.used_releases
        where remote = ${remote} and until > now() - make_interval(days => ${keeping.days})
    )
    select id, manifest -> 'files' as files from registry.releases join kept using (id)
    where remote = ${remote}
    order by published_at desc, id
    limit ${mostReleases}`);
  return rows;
}

/** Reads the files of one release, kept or not. */
export async function readFilesOf(queries: Queries, remote: string, id: string): Promise<Record<string, ReleaseFile>> {
  const { rows } = await queries.execute<{ files: Record<string, ReleaseFile> }>(sql`
    select manifest -> 'files' as files from registry.releases where remote = ${remote} and id = ${id}`);
  return rows[0]?.files ?? {};
}
