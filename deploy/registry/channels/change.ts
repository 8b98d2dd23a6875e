import type { Change } from '@atrium/api/registry';

/** A change, with what the history records about it. */
export interface ChangeRequest {
  remote: string;
  environment: string;
  change: Change;
  /** The revision the caller saw; 0 for a channel that does not exist yet. */
  expected: number;
  actor: string;
  reason?: string | undefined;
}
