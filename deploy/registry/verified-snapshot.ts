import type { ReleaseManifest } from '@atrium/contract';
import { releasesInUse, type Channel, type SignedChannel, type SignedSet } from './channels/channel';
import { isValidChannel } from './channels/channel-signer';
import type { TrustedKeys } from './signing/trusted-keys';
import { releaseKey, type EnvironmentSnapshot, type SignedRelease, type StoredEnvironment } from './snapshot';

/** The part of an environment that may be served, and the parts that may not. */
export interface Verified {
  environment: StoredEnvironment;
  refused: RefusedParts;
}

/** Stored parts without a trusted signature: never signed, or altered. */
export interface RefusedParts {
  /** Releases in use, as `remote/id`. */
  releases: string[];
  /** Remotes with an unsigned, altered, outdated or missing channel row, also as recorded in the history. */
  channels: string[];
}

/**
 * Removes every release and every channel without a trusted signature. Such a channel, and one with a refused stable
 * release, keeps its state in the environment served before; without one the remote is not served. Pure.
 */
export function verify(
  stored: StoredEnvironment,
  former: StoredEnvironment,
  trusted: TrustedKeys,
  leastEpoch = 0,
): Verified {
  const known = new Map(former.channels.map((signed) => [signed.channel.remote, signed]));
  const trust = { trusted, leastEpoch: Math.max(leastEpoch, latestSetOf(former)?.set.epoch ?? 0) };
  const leastRevision = (remote: string) =>
    Math.max(known.get(remote)?.channel.revision ?? 0, stored.recorded?.get(remote) ?? 0);
  const valid = stored.channels.filter((signed) =>
    isValidChannel(signed, { ...trust, leastRevision: leastRevision(signed.channel.remote) }),
  );
  const { releases, refused } = validReleases(stored, valid, trusted);
  const served = valid.filter(({ channel }) => releases.has(releaseKey(channel.remote, channel.stable)));
  const servedRemotes = new Set(served.map(({ channel }) => channel.remote));
  const kept = former.channels.filter(({ channel }) => !servedRemotes.has(channel.remote));
  for (const { channel } of kept)
    for (const [key, release] of former.releases) if (key.startsWith(`${channel.remote}/`)) releases.set(key, release);
  const channels = [...served, ...kept].sort((one, other) => (one.channel.remote < other.channel.remote ? -1 : 1));

  const validRemotes = new Set(valid.map(({ channel }) => channel.remote));
  const listed = Object.keys(latestSetOf(stored)?.set.rows ?? {});
  const remotes = new Set([
    ...[...stored.channels, ...former.channels].map(({ channel }) => channel.remote),
    ...listed,
    ...(stored.recorded?.keys() ?? []),
  ]);
  const invalid = [...remotes].filter((remote) => !validRemotes.has(remote)).sort();
  return { environment: { channels, releases }, refused: { releases: refused, channels: invalid } };
}

/** Returns the channel set with the highest epoch. */
export function latestSetOf({ channels }: Pick<StoredEnvironment, 'channels'>): SignedSet | undefined {
  return channels.reduce<SignedSet | undefined>(
    (latest, { set }) => (set && set.set.epoch > (latest?.set.epoch ?? -1) ? set : latest),
    undefined,
  );
}

function validReleases(stored: StoredEnvironment, channels: SignedChannel[], trusted: TrustedKeys) {
  const inUse = new Set(
    channels.flatMap(({ channel }) => releasesInUse(channel).map((id) => releaseKey(channel.remote, id))),
  );
  const refused: string[] = [];
  const releases = new Map<string, SignedRelease>();
  for (const [key, release] of stored.releases) {
    const { manifest, signatures } = release;
    // The row may hold the contents of another release.
    if (releaseKey(manifest.remote, manifest.id) === key && trusted.verifyRelease(manifest, signatures))
      releases.set(key, release);
    else if (inUse.has(key)) refused.push(key);
  }
  return { releases, refused };
}

/** Makes the snapshot for page loads, without pins, canaries and previous releases that may not be served. */
export function snapshotOf({ channels, releases }: StoredEnvironment): EnvironmentSnapshot {
  const release = (remote: string, id: string): ReleaseManifest | undefined =>
    releases.get(releaseKey(remote, id))?.manifest;
  return {
    channels: channels.map(({ channel }) => servedChannel(channel, releases)),
    release,
  };
}

function servedChannel(channel: Channel, releases: ReadonlyMap<string, SignedRelease>): Channel {
  const isServed = (id: string) => releases.has(releaseKey(channel.remote, id));
  const { canary, ...rest } = channel;
  const pins = Object.entries(channel.pins).filter(([, id]) => isServed(id));
  return {
    ...rest,
    pins: Object.fromEntries(pins),
    previous: channel.previous.filter((id, index) => index > 0 || isServed(id)),
    ...(canary && isServed(canary.release) && { canary }),
  };
}
