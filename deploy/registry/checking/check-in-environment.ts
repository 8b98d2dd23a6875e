import type { ReleaseManifest } from '@atrium/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../engine';
import { releasesInUse } from '../channels/channel';
import { readChannels } from '../channels/read-channels';
import { files, releases } from '../tables';
import { check } from './check';
import type { Finding } from './finding';

/** Checks a release against all releases in use in an environment. `sizes` may be left out for a published release. */
export async function checkInEnvironment(
  queries: Queries,
  candidate: ReleaseManifest,
  environment: string,
  sizes?: ReadonlyMap<string, number>,
): Promise<Finding[]> {
  const channels = await readChannels(queries, environment);
  const inUse: ReleaseManifest[] = [];
  for (const channel of channels) inUse.push(...(await readManifests(queries, channel.remote, releasesInUse(channel))));
  const stable = channels.find(({ remote }) => remote === candidate.remote)?.stable;
  const present = inUse.find(({ remote, id }) => remote === candidate.remote && id === stable);
  return check({ candidate, inUse, present, sizes: sizes ?? (await storedSizes(queries, candidate)) });
}

async function readManifests(queries: Queries, remote: string, ids: string[]): Promise<ReleaseManifest[]> {
  const rows = await queries
    .select({ manifest: releases.manifest })
    .from(releases)
    .where(and(eq(releases.remote, remote), inArray(releases.id, ids)));
  return rows.map(({ manifest }) => manifest);
}

async function storedSizes(queries: Queries, manifest: ReleaseManifest): Promise<Map<string, number>> {
  const named = Object.entries(manifest.files);
  if (named.length === 0) return new Map();
  const rows = await queries
    .select({
      integrity: files.integrity,
      bytes: sql<number>`octet_length(coalesce(${files.brotli}, ${files.identity}))`,
    })
    .from(files)
    .where(
      inArray(
        files.integrity,
        named.map(([, { integrity }]) => integrity),
      ),
    );
  const byIntegrity = new Map(rows.map(({ integrity, bytes }) => [integrity, bytes]));
  return new Map(named.map(([name, { integrity }]) => [name, byIntegrity.get(integrity) ?? 0]));
}
