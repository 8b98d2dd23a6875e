/** What a beacon published before its rounds: each value can be checked with it. */
export type BeaconChain =
  | {
      kind: 'hashes';
      /** The published end: SHA-256 of the value of the first round. */
      id: string;
      /** Origin of the beacon. */
      address: string;
      firstRound: number;
    }
  | {
      kind: 'drand';
      /** Hash of the public parameters. */
      id: string;
      /** Origin of the beacon. */
      address: string;
    };

/** A round with the beacon that publishes it. */
export interface BeaconRound {
  round: number;
  chain: BeaconChain;
}

/**
 * A source of values that no one knows before their time. The draw of an issue names a round when it goes on sale; the
 * round's value is published when it is drawn.
 */
export interface Beacon {
  /** The first round with a value that is published at a time or later. @throws BeaconUnreachable */
  roundAt(time: number): Promise<BeaconRound>;
  /**
   * The published value of a round, checked against its chain; undefined before its time.
   * @throws BeaconUnreachable also for an answer that does not belong to the chain
   */
  valueOf(round: BeaconRound): Promise<string | undefined>;
}

/** The beacon gave no valid answer in time: what needs it is tried again. */
export class BeaconUnreachable extends Error {}

/** Of a process that does not draw. */
export const silentBeacon: Beacon = {
  roundAt: () => Promise.reject(new BeaconUnreachable('This process has no beacon.')),
  valueOf: () => Promise.reject(new BeaconUnreachable('This process has no beacon.')),
};
