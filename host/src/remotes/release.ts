import type { ComposedRelease, ComposedRemote, Descriptor } from '@atrium/contract';

/** A release with its descriptor and titles, which are replaced together. */
export type Release = ComposedRelease & { descriptor: Descriptor; titles: Record<string, string> };

/** The releases of one remote that a page may use: the composed one, then the previous good one. */
export function releasesOf({ previous, ...current }: ComposedRemote): Release[] {
  return previous ? [current, previous] : [current];
}
