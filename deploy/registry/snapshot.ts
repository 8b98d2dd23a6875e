import type { ReleaseManifest } from '@atrium/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../engine';
import type { Channel } from './channels/channel';
import { channels, releases } from './tables';

/** What page loads are composed from: one environment's channels, and every release they name. */
export interface EnvironmentSnapshot {
  channels: Channel[];
  release(remote: string, id: string): ReleaseManifest | undefined;
}

export async function readSnapshot(queries: Queries, environment: string): Promise<EnvironmentSnapshot> {
  const rows = await queries.select().from(channels).where(eq(channels.environment, environment));
  const found = rows.map(({ trial, locked, ...row }): Channel => ({
    ...row,
    ...(trial ? { trial } : {}),
    ...(locked === null ? {} : { locked }),
  }));
  const manifests = new Map<string, ReleaseManifest>();
  for (const channel of found) {
    for (const { id, manifest } of await readManifests(queries, channel)) {
      manifests.set(`${channel.remote}/${id}`, manifest);
    }
  }
  return { channels: found, release: (remote, id) => manifests.get(`${remote}/${id}`) };
}

function readManifests(queries: Queries, { remote, stable, previous, pins, trial }: Channel) {
  // Of the earlier releases only the last is stepped back to.
  const named = [stable, ...previous.slice(0, 1), ...Object.values(pins), ...(trial ? [trial.release] : [])];
  return queries
    .select({ id: releases.id, manifest: releases.manifest })
    .from(releases)
    .where(and(eq(releases.remote, remote), inArray(releases.id, named)));
}
