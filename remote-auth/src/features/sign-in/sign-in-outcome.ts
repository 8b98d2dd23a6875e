import type { LoginAnswer } from '@atrium/api';
import { isCallError, type SessionGrant } from '@atrium/contract';
import * as v from 'valibot';

/** What an attempt to be let in comes to. */
export type SignInOutcome =
  | { kind: 'accepted'; grant: SessionGrant }
  /** The name and password are right; the server asks for a second proof. */
  | { kind: 'second-factor' }
  /** The name and password are right; a new password must be chosen before a session begins. */
  | { kind: 'password-change' }
  /** `captcha`: the next attempt must carry one. `told`: the person has read why. */
  | { kind: 'refused'; captcha: boolean; told: boolean };

/**
 * Reads the answer of a sign-in.
 * @param forcesChange whether the merchant forces a change of expired passwords
 */
export function outcomeOf(answer: LoginAnswer, account: string, forcesChange: boolean): SignInOutcome {
  if (answer.passwordExpired && forcesChange) return { kind: 'password-change' };
  if (!answer.token) return { kind: 'refused', captcha: answer.captcha, told: false };
  const kind = answer.isAgent;
  return { kind: 'accepted', grant: { token: answer.token, account, ...(kind !== undefined && { kind }) } };
}

const FailedAnswerSchema = v.object({ captcha: v.literal(true) });

/** Reads a failed call; the flag for a captcha travels with failures too. Anything but a failed call is thrown on. */
export function refusalOf(error: unknown): SignInOutcome {
  if (!isCallError(error)) throw error;
  const captcha = v.is(FailedAnswerSchema, error.details.value);
  return { kind: 'refused', captcha, told: error.details.told === true || error.key === 'cancelled' };
}
