import { releasesInUse, type Channel } from './channel';

/**
 * A channel without a release that fails: page loads that got it by a pin or a canary get the stable one, and if it is
 * the stable one itself, the latest earlier release that is good takes its place. Undefined where nothing is left to
 * get in its stead. Pure.
 */
export function withoutRelease(
  channel: Channel,
  failing: string,
  isGood: (release: string) => boolean,
): Channel | undefined {
  const { canary, ...present } = channel;
  const rest = {
    ...present,
    previous: present.previous.filter((id) => id !== failing),
    pins: Object.fromEntries(Object.entries(present.pins).filter(([, release]) => release !== failing)),
  };
  if (present.stable !== failing) return { ...rest, ...(canary && canary.release !== failing && { canary }) };
  const index = rest.previous.findIndex(isGood);
  const stable = rest.previous[index];
  // A canary is held against the stable release, and ends with it, as when a person rolls back.
  return stable === undefined ? undefined : { ...rest, stable, previous: rest.previous.slice(index + 1) };
}

export function isInUse(channel: Channel, release: string): boolean {
  return releasesInUse(channel).includes(release);
}
