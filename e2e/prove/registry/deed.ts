/** One thing a client asked of the registry, as the client knows it. Moments are milliseconds of one clock. */
export type Deed = PublishDeed | ChangeDeed | ReadDeed;

interface Asked {
  remote: string;
  asked: number;
  /** Undefined while, or because, nobody answered. */
  answered?: number;
}

export interface PublishDeed extends Asked {
  kind: 'publish';
  release: string;
  outcome: Outcome<{ outcome: string }>;
}

export interface ChangeDeed extends Asked {
  kind: 'change';
  /** Stands in the history as the change's reason. */
  key: string;
  action: 'promote' | 'rollback';
  /** Which release is promoted. */
  release?: string;
  /** The revision the client saw. */
  expected: number;
  outcome: Outcome<{ revision: number; stable: string }>;
}

export interface ReadDeed extends Asked {
  kind: 'read';
  outcome: Outcome<{ revision: number }>;
}

/** Nobody can tell how far it got, where it is `unknown`. */
export type Outcome<Told> =
  { is: 'done'; told: Told } | { is: 'refused'; name: string } | { is: 'unknown'; why: string };
