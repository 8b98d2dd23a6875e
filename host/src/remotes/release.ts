import type { ComposedRelease, ComposedRemote, Descriptor } from '@atrium/contract';

/** A release with what is said about it: taken up and stepped back from as a whole. */
export type Release = ComposedRelease & { descriptor: Descriptor; titles: Record<string, string> };

/** The releases a page may use of one remote: what was composed, then the previous good one. */
export function releasesOf({ previous, ...current }: ComposedRemote): Release[] {
  return previous ? [current, previous] : [current];
}
