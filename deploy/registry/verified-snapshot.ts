import type { ReleaseManifest } from '@atrium/contract';
import { releasesInUse, type Channel, type SignedChannel, type SignedSet } from './channels/channel';
import { isValidChannel } from './channels/channel-signer';
import type { TrustedKeys } from './signing/trusted-keys';
import { releaseKey, type EnvironmentSnapshot, type SignedRelease, type StoredEnvironment } from './snapshot';

/** What may be served of an environment, and what of it may not. */
export interface Verified {
  environment: StoredEnvironment;
  refused: RefusedParts;
}

/** What nobody trusted vouches for as it is stored: never signed, or altered since. */
export interface RefusedParts {
  /** Releases in use, as `remote/id`. */
  releases: string[];
  /** Remotes whose channel is an unsigned, altered, earlier or missing row, also by what the history records. */
  channels: string[];
}

/**
 * Leaves out every release and every channel nobody trusted vouches for. Such a channel, and one whose stable release
 * is refused, stays as it was in the environment last served; without such, the remote goes away. Pure.
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
  const sound = stored.channels.filter((signed) =>
    isValidChannel(signed, { ...trust, leastRevision: leastRevision(signed.channel.remote) }),
  );
  const { releases, refused } = validReleases(stored, sound, trusted);
  const served = sound.filter(({ channel }) => releases.has(releaseKey(channel.remote, channel.stable)));
  const servedRemotes = new Set(served.map(({ channel }) => channel.remote));
  const kept = former.channels.filter(({ channel }) => !servedRemotes.has(channel.remote));
  for (const { channel } of kept)
    for (const [key, release] of former.releases) if (key.startsWith(`${channel.remote}/`)) releases.set(key, release);
  const channels = [...served, ...kept].sort((one, other) => (one.channel.remote < other.channel.remote ? -1 : 1));

  const soundRemotes = new Set(sound.map(({ channel }) => channel.remote));
  const listed = Object.keys(latestSetOf(stored)?.set.rows ?? {});
  const remotes = new Set([
    ...[...stored.channels, ...former.channels].map(({ channel }) => channel.remote),
    ...listed,
    ...(stored.recorded?.keys() ?? []),
  ]);
  const unsound = [...remotes].filter((remote) => !soundRemotes.has(remote)).sort();
  return { environment: { channels, releases }, refused: { releases: refused, channels: unsound } };
}

/** Of the sets its channels came with, the one of the highest epoch. */
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
    // The row itself may have been given another release's contents.
    if (releaseKey(manifest.remote, manifest.id) === key && trusted.verifyRelease(manifest, signatures))
      releases.set(key, release);
    else if (inUse.has(key)) refused.push(key);
  }
  return { releases, refused };
}

/** For page loads: of a channel's pins, canary and previous release only those that may be served. */
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
