import type { CallError } from '@atrium/contract';

/** Whether a failure reports a vendor's maintenance: by its key, or a launch by `resType` 1, whatever the key. */
export function isMaintenance({ key, details }: CallError): boolean {
  const { resType } = Object(details.value) as { resType?: unknown };
  return key === 'vendor_under_maintenance' || (Number(resType) === 1 && details.endpoint.startsWith('games.'));
}
