import { redemptionStatuses } from '@atrium/api';

/** Text key of a status; unknown ones are called other. */
export function statusKey(status: string): string {
  return `status.${redemptionStatuses.find((known) => known === status) ?? 'other'}`;
}
