import type { CallError } from '@atrium/contract';

/** Whether a call was refused with a key for which the host shows nothing, because background calls get it, too. */
export function isTooMany({ key }: CallError): boolean {
  return key === 'TOO_MANY_REQUEST' || key === 'TOO_MANY_REQUESTS';
}
