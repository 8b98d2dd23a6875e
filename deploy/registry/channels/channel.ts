import type { Audience } from '@atrium/api/registry';
import type { Signature } from '../signing/signature';

/** A release that only some page loads get. */
export interface Canary {
  release: string;
  audience: Audience;
}

/** A named pointer to releases of one remote in one environment. Releases are referred to by id. */
export interface Channel {
  remote: string;
  environment: string;
  /** Increases by one with every change; a change states the revision it is based on. */
  revision: number;
  stable: string;
  /** Earlier stable releases, the latest first. */
  previous: string[];
  /** Merchants that are kept on a release of their own. */
  pins: Record<string, string>;
  canary?: Canary;
  /** Why the channel must not be changed now. */
  locked?: string;
}

/** A channel as it is stored, with its signature. */
export interface SignedChannel {
  channel: Channel;
  signature: Signature | undefined;
  /** The channel set of its environment; undefined where there is none. */
  set: SignedSet | undefined;
}

/** The channel rows of an environment that belong together. */
export interface ChannelSet {
  environment: string;
  /** Increases by one with every change of any channel of the environment. */
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

/** All releases that some page loads get now. */
export function releasesInUse({ stable, pins, canary }: Channel): string[] {
  return [...new Set([stable, ...Object.values(pins), ...(canary ? [canary.release] : [])])];
}
