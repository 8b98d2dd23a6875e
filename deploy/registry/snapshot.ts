import type { ReleaseManifest } from '@atrium/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../engine';
import { releasesInUse, type Channel, type SignedChannel } from './channels/channel';
import { readSignedChannels } from './channels/read-channels';
import { readRecordedRevisions, type RecordedRevisions } from './channels/read-recorded-revisions';
import type { Signature } from './signing/signature';
import { releases, signatures } from './tables';

/** A release with its signatures. */
export interface SignedRelease {
  manifest: ReleaseManifest;
  signatures: Signature[];
}

/** The channels of an environment and the releases they name, as stored and not verified. */
export interface StoredEnvironment {
  channels: SignedChannel[];
  /** By `releaseKey`. */
  releases: Map<string, SignedRelease>;
  /** Recorded revisions; left out where the environment was not read from the database. */
  recorded?: RecordedRevisions;
}

/** The verified channels of an environment and the releases they name; page loads are composed from it. */
export interface EnvironmentSnapshot {
  channels: Channel[];
  release(remote: string, id: string): ReleaseManifest | undefined;
}

export function releaseKey(remote: string, id: string): string {
  return `${remote}/${id}`;
}

export async function readEnvironment(queries: Queries, environment: string): Promise<StoredEnvironment> {
  const recorded = await readRecordedRevisions(queries, environment);
  const channels = await readSignedChannels(queries, environment);
  const found = new Map<string, SignedRelease>();
  for (const { channel } of channels) await readReleases(queries, channel, found);
  return { channels, releases: found, recorded };
}

async function readReleases(queries: Queries, channel: Channel, found: Map<string, SignedRelease>): Promise<void> {
  const { remote } = channel;
  // Pages fall back only to the last of the earlier releases.
  const named = [...releasesInUse(channel), ...channel.previous.slice(0, 1)];
  const rows = await queries
    .select({ id: releases.id, manifest: releases.manifest, key: signatures.key, signature: signatures.signature })
    .from(releases)
    .leftJoin(signatures, and(eq(signatures.remote, releases.remote), eq(signatures.release, releases.id)))
    .where(and(eq(releases.remote, remote), inArray(releases.id, named)));
  for (const { id, manifest, key, signature } of rows) {
    const release = found.get(releaseKey(remote, id)) ?? { manifest, signatures: [] };
    if (key !== null && signature !== null) release.signatures.push({ key, signature });
    found.set(releaseKey(remote, id), release);
  }
}
