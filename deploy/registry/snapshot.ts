import type { ReleaseManifest } from '@atrium/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../engine';
import { releasesInUse, type Channel } from './channels/channel';
import { readChannels } from './channels/read-channels';
import { releases } from './tables';

/** What page loads are composed from: one environment's channels, and every release they name. */
export interface EnvironmentSnapshot {
  channels: Channel[];
  release(remote: string, id: string): ReleaseManifest | undefined;
}

export async function readSnapshot(queries: Queries, environment: string): Promise<EnvironmentSnapshot> {
  const channels = await readChannels(queries, environment);
  const manifests = new Map<string, ReleaseManifest>();
  for (const channel of channels) {
    for (const { id, manifest } of await readManifests(queries, channel)) {
      manifests.set(`${channel.remote}/${id}`, manifest);
    }
  }
  return { channels, release: (remote, id) => manifests.get(`${remote}/${id}`) };
}

function readManifests(queries: Queries, channel: Channel) {
  // Of the earlier releases only the last is stepped back to.
  const named = [...releasesInUse(channel), ...channel.previous.slice(0, 1)];
  return queries
    .select({ id: releases.id, manifest: releases.manifest })
    .from(releases)
    .where(and(eq(releases.remote, channel.remote), inArray(releases.id, named)));
}
