import type { Signature } from '../signing/signature';

/** Who tries a release: some merchants, or a share of the visitors of all. */
export type Audience = { merchants: string[] } | { percent: number };

/** Some of the page loads try another release. */
export interface Canary {
  release: string;
  audience: Audience;
}

/** A named pointer to releases of one remote in one environment. Releases are named by their id. */
export interface Channel {
  remote: string;
  environment: string;
  /** Grows by one with every change; whoever changes the channel names the one he saw. */
  revision: number;
  stable: string;
  /** Earlier stable releases, the latest first. */
  previous: string[];
  /** Merchants that stay on a release of their own. */
  pins: Record<string, string>;
  canary?: Canary;
  /** Why nobody may change it just now. */
  locked?: string;
}

/** A channel with what vouches for it, as it is stored. */
export interface SignedChannel {
  channel: Channel;
  signature: Signature | undefined;
  /** What its row was stored beside; undefined where there is none. */
  set: SignedSet | undefined;
}

/** Which rows of an environment belong together. */
export interface ChannelSet {
  environment: string;
  /** Grows by one with every change of any channel of the environment. */
  epoch: number;
  /** Signature of the row, by remote. */
  rows: Record<string, string>;
}

export interface SignedSet {
  set: ChannelSet;
  signature: Signature;
}

/** Which page loads get which release. */
export type Placement = Pick<Channel, 'stable' | 'previous' | 'pins' | 'canary'>;

export function placementOf({ stable, previous, pins, canary }: Channel): Placement {
  return { stable, previous, pins, ...(canary && { canary }) };
}

/** Releases page loads get now, whoever they are for. */
export function releasesInUse({ stable, pins, canary }: Channel): string[] {
  return [...new Set([stable, ...Object.values(pins), ...(canary ? [canary.release] : [])])];
}
