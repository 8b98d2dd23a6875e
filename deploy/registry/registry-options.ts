import type { Alert } from './failures/alerts';
import type { RolledBack } from './failures/roll-back';
import type { RollbackRule } from './failures/rollback-rule';
import type { Signer } from './signing/signer';
import type { TrustedKeys } from './signing/trusted-keys';

export interface RegistryOptions {
  /** The environment to serve. */
  environment: string;
  /** Called when a snapshot cannot be read; the one before stays in use. */
  onFailure: (error: unknown) => void;
  /** Keys that sign accepted and served releases. */
  trusted: TrustedKeys;
  /** Signs releases published from a folder of this machine, and every changed channel. */
  signer?: Signer | undefined;
  /** Channels of an earlier epoch are not followed, whatever their signature; 0 when left out. */
  leastEpoch?: number | undefined;
  /** Whether the sandbox is allowed as back end; true when left out, never in production. */
  sandbox?: boolean;
  /**
   * Folder for a copy of everything served, used while the database is unavailable, also at the start. No copy when
   * left out.
   */
  lastKnownGood?: string;
  /** When a failing release is rolled back automatically; this process does not watch failures when left out. */
  rollback?: RollbackRule | undefined;
  /** Called for each release that this process rolls back. */
  rolledBack?: (rolledBack: RolledBack) => void;
  /** Called for each new alert: a failing release that is not rolled back. */
  alerted?: (alert: Alert) => void;
  /** Makes and serves deltas of release files; none when left out. `onFailure` is called for the first failure. */
  deltas?: { onFailure(error: unknown): void };
  /** Milliseconds since 1970; the system's clock when left out. */
  now?: () => number;
}
