import { isCallError, type Host, type SessionGrant } from '@atrium/contract';
import { LooseFlagSchema, type LoginAnswer, type SocialArguments } from '@atrium/api';
import * as v from 'valibot';
import { isShownByHost } from '../form/shown-by-host';
import { proveDefaultPassword } from '../passwords/prove-default-password';
import { mustChangePassword } from './must-change-password';

/** The first factor of a sign-in; sent again together with the second. */
export type FirstFactor = SocialArguments | ({ username: string; password: string } & Partial<SocialArguments>);

/** An identity confirmed by a provider; the mail address and the mobile number are those known there. */
export interface SocialPerson extends SocialArguments {
  email?: string | undefined;
  mobileNum?: string | undefined;
}

/** What a sign-in sends to link an identity to the account. */
export type BindingArguments = Partial<Pick<SocialPerson, 'channel' | 'idToken' | 'mobileNum'>>;

/**
 * A session that the server granted and the portal has not started. Its token is used only to change the password
 * (`authorization`); once that succeeds, the session starts with it.
 */
export interface PendingSession {
  grant: SessionGrant;
  /** The merchant's default password, if that was typed; it is the old password of the change. */
  defaultPassword: string | undefined;
  /** An agent registered the account under this password. */
  chosenByAgent?: boolean;
}

/** The outcome of a sign-in attempt, for every method. */
export type SignInOutcome =
  /** `defaultPasswordProof`: the password is the merchant's default one; the session is marked by it. */
  | { kind: 'accepted'; grant: SessionGrant; defaultPasswordProof?: string }
  /**
   * The first factor is valid; the server requires a second one. `mailsCode`: it has mailed a code, which the field
   * `email` takes; otherwise that takes the address.
   */
  | { kind: 'second-factor'; firstFactor: FirstFactor; mailsCode: boolean }
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

/**
 * Reads the answer of a sign-in.
 *
 * @param defaultPasswordProof of a typed password that is the merchant's default one
 */
export function outcomeOf(
  answer: LoginAnswer,
  { account, password, forcesChange }: SignInContext,
  defaultPasswordProof?: string,
): SignInOutcome {
  if (!answer.token) return { kind: 'refused', captcha: answer.captcha, reported: false };
  const { token, kind, firstTimeLogin: firstTime } = answer;
  const grant = { token, account, ...(kind !== undefined && { kind }), ...(firstTime && { firstTime }) };
  const { passwordExpired, mustChangePassword: chosenByAgent = false } = answer;
  const defaultPassword = defaultPasswordProof !== undefined;
  if (!mustChangePassword({ passwordExpired, defaultPassword, forcesChange, chosenByAgent }))
    return { kind: 'accepted', grant, ...(defaultPassword && { defaultPasswordProof }) };
  const pending = { grant, chosenByAgent, defaultPassword: defaultPassword ? password : undefined };
  return { kind: 'password-change', pending };
}

/**
 * Reads the answer of a sign-in with a typed or given password. Where the answer does not say whether that is the
 * merchant's default one, it is compared with that (LOG-28).
 */
export async function outcomeOfPassword(
  host: Pick<Host, 'api' | 'can'>,
  answer: LoginAnswer,
  { account, password }: { account: string; password: string },
): Promise<SignInOutcome> {
  const context = { account, password, forcesChange: host.can('password-change.forced') };
  if (!answer.token) return outcomeOf(answer, context);
  return outcomeOf(answer, context, await proveDefaultPassword(host, answer.token, password, answer.defaultPassword));
}

const FailedAnswerSchema = v.object({ captcha: LooseFlagSchema });
const MailedCodeSchema = v.object({ email: v.literal('code') });

/** What a second factor needs, from the refusal that asks for one. */
export function secondFactorOf(firstFactor: FirstFactor, value: unknown): SignInOutcome {
  return { kind: 'second-factor', firstFactor, mailsCode: v.is(MailedCodeSchema, value) };
}

/** Reads a failed call. Rethrows every other error. */
export function refusalOf(error: unknown): Extract<SignInOutcome, { kind: 'refused' }> {
  if (!isCallError(error)) throw error;
  const captcha = asksForCaptcha(error.details.value);
  return { kind: 'refused', captcha, reported: isShownByHost(error) || error.key === 'cancelled', key: error.key };
}

/** Reads the captcha flag, which failures carry too. */
export function asksForCaptcha(value: unknown): boolean {
  const read = v.safeParse(FailedAnswerSchema, value);
  return read.success && read.output.captcha;
}
