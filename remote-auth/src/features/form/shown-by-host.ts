import type { CallError } from '@atrium/contract';

/** Whether the host has shown a failed call to the person. It only logs some, and then the form has to say something. */
export function isShownByHost({ key, details: { handled, status } }: CallError): boolean {
  return handled === true && !isTooMany(key) && !isOnlyLogged(status);
}

/** Whether the host logs a status of a gateway and shows nothing (ERR-22, ERR-24). */
function isOnlyLogged(status: number | undefined): boolean {
  return status === 502 || (status === 504 && location.protocol === 'https:');
}

/** Whether the back end refused because of too many requests, which the host does not show (ERR-20). */
export function isTooMany(key: string | undefined): boolean {
  return key === 'TOO_MANY_REQUEST' || key === 'TOO_MANY_REQUESTS';
}
