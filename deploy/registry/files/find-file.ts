import type { ReleaseFile } from '@atrium/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../engine';
import { readSignatures } from '../signing/read-signatures';
import type { TrustedKeys } from '../signing/trusted-keys';
import { releases } from '../tables';

/**
 * What a release that is no longer in use says of a file, where somebody trusted vouches for the release: pages that
 * were loaded before still ask for it.
 */
export async function findFile(
  queries: Queries,
  trusted: TrustedKeys,
  remote: string,
  name: string,
): Promise<ReleaseFile | undefined> {
  const rows = await queries
    .select({ id: releases.id, manifest: releases.manifest })
    .from(releases)
    .where(and(eq(releases.remote, remote), sql`jsonb_exists(${releases.manifest} -> 'files', ${name})`))
    .orderBy(desc(releases.publishedAt));
  for (const { id, manifest } of rows) {
    const isOwn = manifest.remote === remote && manifest.id === id;
    if (isOwn && trusted.vouchFor(manifest, await readSignatures(queries, remote, id))) return manifest.files[name];
  }
  return undefined;
}
