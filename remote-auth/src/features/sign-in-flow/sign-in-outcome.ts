import { isCallError, type SessionGrant } from '@atrium/contract';
import type { LoginAnswer, SocialArguments } from '@atrium/api';
import * as v from 'valibot';
import { mustChangePassword } from './must-change-password';

/** The first factor of a sign-in; sent again together with the second. */
export type FirstFactor = SocialArguments | ({ username: string; password: string } & Partial<SocialArguments>);

/** An identity confirmed by a provider; the mail address is the one known there. */
export interface SocialPerson extends SocialArguments {
  email?: string | undefined;
}

/**
 * A session that the server granted and the portal has not started. Its token is used only to change the password
 * (`authorization`); once that succeeds, the session starts with it.
 */
export interface PendingSession {
  grant: SessionGrant;
  /** The merchant's default password, if that was typed; it is the old password of the change. */
  defaultPassword: string | undefined;
}

/** The outcome of a sign-in attempt, for every method. */
export type SignInOutcome =
  | { kind: 'accepted'; grant: SessionGrant }
  /** The first factor is valid; the server requires a second one. */
  | { kind: 'second-factor'; firstFactor: FirstFactor }
  /** The first factor is valid; a new password is required before the session begins. */
  | { kind: 'password-change'; pending: PendingSession }
  /**
   * `captcha`: the next attempt needs one. `reported`: a message has been shown; otherwise `reason` is the server's
   * message. `key`: the server's error key, absent without a server refusal.
   */
  | { kind: 'refused'; captcha: boolean; reported: boolean; reason?: string; key?: string };

/** Context that the answer does not contain. */
export interface SignInContext {
  /** The typed name; empty for methods without one, such as a trial account. */
  account: string;
  password?: string;
  /** Whether the merchant requires changing default and expired passwords. */
  forcesChange: boolean;
}

/** Reads the answer of a sign-in. */
export function outcomeOf(answer: LoginAnswer, { account, password, forcesChange }: SignInContext): SignInOutcome {
  if (!answer.token) return { kind: 'refused', captcha: answer.captcha, reported: false };
  const { token, kind, firstTimeLogin: firstTime } = answer;
  const grant = { token, account, ...(kind !== undefined && { kind }), ...(firstTime && { firstTime }) };
  if (!mustChangePassword({ ...answer, forcesChange })) return { kind: 'accepted', grant };
  return {
    kind: 'password-change',
    pending: { grant, defaultPassword: answer.defaultPassword ? password : undefined },
  };
}

const FailedAnswerSchema = v.object({ captcha: v.literal(true) });

/** Reads a failed call. Rethrows every other error. */
export function refusalOf(error: unknown): Extract<SignInOutcome, { kind: 'refused' }> {
  if (!isCallError(error)) throw error;
  const captcha = asksForCaptcha(error.details.value);
  return {
    kind: 'refused',
    captcha,
    reported: error.details.handled === true || error.key === 'cancelled',
    key: error.key,
  };
}

/** Reads the captcha flag, which failures carry too. */
export function asksForCaptcha(value: unknown): boolean {
  return v.is(FailedAnswerSchema, value);
}
