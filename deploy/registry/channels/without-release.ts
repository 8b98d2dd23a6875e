import type { Channel } from './channel';

/**
 * Removes a failing release from a channel. Page loads that got it by a pin or a canary get the stable release; if it
 * is the stable release, the latest good earlier release replaces it. Undefined where no release could replace it.
 * Pure.
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
  // A canary is compared with the stable release, and ends with it, as in a manual rollback.
  return stable === undefined ? undefined : { ...rest, stable, previous: rest.previous.slice(index + 1) };
}
