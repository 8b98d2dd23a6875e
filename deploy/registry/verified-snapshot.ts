import type { ReleaseManifest } from '@atrium/contract';
import { releasesInUse, type Channel } from './channels/channel';
import type { TrustedKeys } from './signing/trusted-keys';
import { keyOf, type EnvironmentSnapshot, type SignedRelease, type StoredEnvironment } from './snapshot';

/** What may be served of an environment, and what of it may not. */
export interface Verified {
  environment: StoredEnvironment;
  /** Releases in use nobody vouches for as they are stored: never signed, or altered since. */
  refused: string[];
}

/**
 * Leaves out every release nobody trusted vouches for. A channel whose stable release is one of them stays as it was
 * in the environment last served; without such, it goes to its previous release, or away. Pure.
 */
export function verify(stored: StoredEnvironment, former: StoredEnvironment, trusted: TrustedKeys): Verified {
  const refused: string[] = [];
  const inUse = new Set(
    stored.channels.flatMap((channel) => releasesInUse(channel).map((id) => keyOf(channel.remote, id))),
  );
  const releases = new Map<string, SignedRelease>();
  for (const [key, release] of stored.releases) {
    const { manifest, signatures } = release;
    // The row itself may have been given another release's contents.
    if (keyOf(manifest.remote, manifest.id) === key && trusted.vouchFor(manifest, signatures))
      releases.set(key, release);
    else if (inUse.has(key)) refused.push(key);
  }
  const channels = stored.channels.flatMap((channel) => {
    const sound = soundChannel(channel, releases);
    if (sound) return [sound];
    const earlier = former.channels.find(({ remote }) => remote === channel.remote);
    if (!earlier) return [];
    for (const [key, release] of former.releases) if (key.startsWith(`${channel.remote}/`)) releases.set(key, release);
    return [earlier];
  });
  return { environment: { channels, releases }, refused };
}

function soundChannel(channel: Channel, releases: ReadonlyMap<string, SignedRelease>): Channel | undefined {
  const isSound = (id: string | undefined) => id !== undefined && releases.has(keyOf(channel.remote, id));
  if (!isSound(channel.stable)) return undefined;
  const { trial, ...rest } = channel;
  const pins = Object.entries(channel.pins).filter(([, id]) => isSound(id));
  return {
    ...rest,
    pins: Object.fromEntries(pins),
    previous: channel.previous.filter((id, index) => index > 0 || isSound(id)),
    ...(trial && isSound(trial.release) && { trial }),
  };
}

/** For page loads. */
export function snapshotOf({ channels, releases }: StoredEnvironment): EnvironmentSnapshot {
  const release = (remote: string, id: string): ReleaseManifest | undefined =>
    releases.get(keyOf(remote, id))?.manifest;
  const all = [...releases.values()].map(({ manifest }) => manifest);
  return {
    channels,
    release,
    file: (remote, name) =>
      all.find((manifest) => manifest.remote === remote && Object.hasOwn(manifest.files, name))?.files[name],
  };
}
