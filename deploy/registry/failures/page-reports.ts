import type { Alert } from './alerts';
import type { Report } from './count-reports';

/** Reports of page loads about releases. */
export interface PageReports {
  /** The key with which the gateways on this database sign report tokens. */
  readonly key: Buffer;
  /** Counts each outcome once per page load; written to the database shortly afterwards. */
  record(reports: readonly Report[]): void;
  /** Resolves when all recorded reports are written, or writing has failed. */
  flush(): Promise<void>;
  /** Checks now whether a release has to be rolled back, without waiting for the next check. */
  check(): Promise<void>;
  /** Failing releases that stay in use, as of this process's last check. */
  alerts(): Alert[];
}
