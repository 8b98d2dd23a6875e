import type { Alert } from './alerts';
import type { Report } from './count-reports';

/** What page loads tell of releases. */
export interface PageReports {
  /** By which the gateways on this database know the tokens they gave to page loads. */
  readonly key: Buffer;
  /** Counts each thing once for each page load; written a moment later. */
  record(reports: readonly Report[]): void;
  /** Resolves when all that was taken is written, or could not be. */
  flush(): Promise<void>;
  /** Looks now whether a release is to be rolled back, without waiting for the next look. */
  check(): Promise<void>;
  /** Releases in use that fail and are not rolled back, as this process last saw it. */
  alerts(): Alert[];
}

export interface FailureRequest {
  environment?: string | undefined;
  remote?: string | undefined;
  /** How far to look back. */
  minutes: number;
  /** Of one step; counted are steps of ten seconds. */
  bucketSeconds: number;
}
