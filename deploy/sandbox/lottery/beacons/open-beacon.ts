import type { Beacon } from '../drawing/beacon';
import type { AskBeacon } from './ask-beacon';
import { ChainBeacon } from './chain-beacon';
import { DrandBeacon, type DrandParameters } from './drand-beacon';

/**
 * Where beacon values come from: a chain of hashes at an address, which may change, or a public drand network. With the
 * token, the sandbox sets the clock of its own beacon forward.
 */
export type BeaconSource =
  | { kind: 'hashes'; address: () => string; token?: string | undefined; ask?: AskBeacon }
  | ({ kind: 'drand' } & DrandParameters);

/** @param forward milliseconds by which the sandbox's clock is set forward */
export function openBeacon(source: BeaconSource, forward: () => number): Beacon {
  return source.kind === 'drand' ? new DrandBeacon(source, forward) : new ChainBeacon({ ...source, forward });
}
