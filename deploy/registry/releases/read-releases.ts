import type { ReleaseManifest } from '@atrium/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Queries } from '../../engine';
import { releases } from '../tables';
import { registryError } from '../registry-error';

/** A published release, without its files. */
export interface ReleaseLine {
  remote: string;
  id: string;
  version: string;
  publishedAt: Date;
}

/** Rejects with `ReleaseUnknown`. */
export async function readManifest(queries: Queries, remote: string, id: string): Promise<ReleaseManifest> {
  const [found] = await queries
    .select({ manifest: releases.manifest })
    .from(releases)
    .where(and(eq(releases.remote, remote), eq(releases.id, id)));
  if (!found) throw registryError('ReleaseUnknown', remote, id);
  return found.manifest;
}

/** Releases of a remote, the latest first. */
export function readReleases(queries: Queries, remote: string): Promise<ReleaseLine[]> {
  const { id, version, publishedAt } = releases;
  return queries
    .select({ remote: releases.remote, id, version, publishedAt })
    .from(releases)
    .where(eq(releases.remote, remote))
    .orderBy(desc(publishedAt), desc(id));
}

/**
 * Finds a release by its id, by a unique beginning of it with at least six digits, or by its version. Rejects with
 * `ReleaseUnknown`.
 */
export async function findRelease(queries: Queries, remote: string, reference: string): Promise<ReleaseLine> {
  const all = await readReleases(queries, remote);
  const matching = reference.length < 6 ? [] : all.filter(({ id }) => id.startsWith(reference));
  const found = matching.length === 1 ? matching[0] : all.find(({ version }) => version === reference);
  if (!found) throw registryError('ReleaseUnknown', remote, reference);
  return found;
}
