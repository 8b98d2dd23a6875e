import type { WireAnswer } from '../wire/wire-answer';
import { sessionEndingKeys } from './session-ending-keys';

/** Keys by which a back end says that it does not have a feature. */
const absent: readonly string[] = [
  'in_stay_tuned',
  'points_closed',
  'messages_closed',
  'free_play_closed',
  'registration_closed',
];

/** Whether an answer says that the back end does not offer the call. */
export function isAbsent({ status, code, success }: WireAnswer): boolean {
  return !success && ([404, 405, 501].includes(status) || absent.includes(code));
}

/** A request without a valid session must be refused with status 401 and a key that ends a session. */
export function sessionFault({ fault, success, status, code }: WireAnswer): string | undefined {
  if (fault !== undefined) return fault;
  if (success) return 'answers without a session';
  if (status !== 401) return `refuses a request without a session with status ${status} instead of 401`;
  return sessionEndingKeys.includes(code) ? undefined : `${code} does not end a session in the portal`;
}

/** A wrong request must be refused, without ending the session. */
export function refusalFault({ fault, success, status, code }: WireAnswer, about: string): string | undefined {
  if (fault !== undefined) return fault;
  if (success) return `accepts ${about}`;
  return status === 401 || sessionEndingKeys.includes(code)
    ? `refuses ${about} with status ${status} and ${code}, which ends the session in the portal`
    : undefined;
}

/** A refusal must have one of the documented keys. */
export function keyFault(answer: WireAnswer, about: string, keys: readonly string[]): string | undefined {
  const fault = refusalFault(answer, about);
  if (fault !== undefined) return fault;
  return keys.includes(answer.code)
    ? undefined
    : `refuses ${about} with ${answer.code} instead of ${keys.join(' or ')}`;
}
