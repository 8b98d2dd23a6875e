import { redemptionStatuses } from '@atrium/api';

/** Key of what a status is called; one nobody here knows is called other. */
export function statusKey(status: string): string {
  return `status.${redemptionStatuses.find((known) => known === status) ?? 'other'}`;
}
