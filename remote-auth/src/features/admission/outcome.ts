import { isCallError, type SessionGrant } from '@atrium/contract';
import type { LoginAnswer, SocialArguments } from '@atrium/api';
import * as v from 'valibot';
import { mustChange } from './must-change';

/** How somebody has proved who they are so far; a second factor is sent along with it. */
export type Proof = SocialArguments | ({ username: string; password: string } & Partial<SocialArguments>);

/** Somebody a provider vouches for; the address is how they know themselves there. */
export interface SocialPerson extends SocialArguments {
  email?: string | undefined;
}

/**
 * A session the server has granted and the portal has not begun: its token goes nowhere but into the call that changes
 * the password (`authorization`), and becomes the session's once that has succeeded.
 */
export interface HeldSession {
  grant: SessionGrant;
  /** The merchant's default password, where that is what was typed: it is the old password of the change. */
  defaultPassword: string | undefined;
}

/** What an attempt to be let in comes to, whatever the way. */
export type Outcome =
  | { kind: 'accepted'; grant: SessionGrant }
  /** The proof is right; the server asks for a second one. */
  | { kind: 'second-factor'; proof: Proof }
  /** The proof is right; a new password must be chosen before a session begins. */
  | { kind: 'password-change'; held: HeldSession }
  /**
   * `captcha`: the next attempt must carry one. `told`: the person has read why; `why`: else the server's words. `key`:
   * the server's, absent where it refused nothing.
   */
  | { kind: 'refused'; captcha: boolean; told: boolean; why?: string; key?: string };

/** What is known besides the answer. */
export interface Asked {
  /** The name that was typed; empty where there was none, as for a trial. */
  account: string;
  password?: string;
  /** Whether the merchant forces a change of default and expired passwords. */
  forcesChange: boolean;
}

/** Reads the answer of a sign-in. */
export function outcomeOf(answer: LoginAnswer, { account, password, forcesChange }: Asked): Outcome {
  if (!answer.token) return { kind: 'refused', captcha: answer.captcha, told: false };
  const { token, kind, firstTimeLogin: firstTime } = answer;
  const grant = { token, account, ...(kind !== undefined && { kind }), ...(firstTime && { firstTime }) };
  if (!mustChange({ ...answer, forcesChange })) return { kind: 'accepted', grant };
  return { kind: 'password-change', held: { grant, defaultPassword: answer.defaultPassword ? password : undefined } };
}

const FailedAnswerSchema = v.object({ captcha: v.literal(true) });

/** Reads a failed call; anything but a failed call is thrown on. */
export function refusalOf(error: unknown): Extract<Outcome, { kind: 'refused' }> {
  if (!isCallError(error)) throw error;
  const captcha = asksForCaptcha(error.details.value);
  return { kind: 'refused', captcha, told: error.details.told === true || error.key === 'cancelled', key: error.key };
}

/** Reads the flag for a captcha, which travels with failures too. */
export function asksForCaptcha(value: unknown): boolean {
  return v.is(FailedAnswerSchema, value);
}
