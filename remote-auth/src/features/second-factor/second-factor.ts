import { sessionVerification, type SecondFactorMethod, type SecondProof } from '@atrium/api';
import type { Host } from '@atrium/contract';
import { asksForCaptcha, outcomeOf, type Outcome, type Proof } from '../admission/outcome';

export type SecondFactorField = Exclude<keyof SecondProof, 'method' | 'countryDialingCode'>;

/** A way to prove oneself a second time, as a tab. */
export interface SecondFactor {
  method: SecondFactorMethod;
  /** Names its texts: `secondFactor.sms`. */
  id: 'payeeName' | 'sms' | 'ga' | 'email';
  /** What it takes, in the order of the form. */
  fields: readonly SecondFactorField[];
}

/** In the order of their tabs. */
export const secondFactors: readonly [SecondFactor, ...SecondFactor[]] = [
  { method: 'P', id: 'payeeName', fields: ['payeeName'] },
  { method: 'S', id: 'sms', fields: ['mobileNum', 'verificationCode'] },
  { method: 'G', id: 'ga', fields: ['authCode'] },
  { method: 'E', id: 'email', fields: ['email'] },
];

/** Typed once and worth nothing after a failure: these are emptied, what a person knows of themselves stays. */
export const spentFields: readonly SecondFactorField[] = ['email', 'authCode', 'verificationCode'];

export type SecondFactorValues = Record<SecondFactorField, string>;

/** As it is read off a screen: apps show a code in two halves, which a copy of it keeps. */
function typed(field: SecondFactorField, value: string): string {
  return spentFields.includes(field) ? value.replace(/\s/g, '') : value.trim();
}

/** The fields of one method, and no other's; a mobile number with its country where one was chosen. */
export function secondProof(
  { method, fields }: SecondFactor,
  values: SecondFactorValues,
  countryDialingCode?: string,
): SecondProof {
  const own = Object.fromEntries(fields.map((field) => [field, typed(field, values[field])]));
  return { method, ...own, ...(method === 'S' && countryDialingCode && { countryDialingCode }) };
}

/** What comes of a second proof; `words` are the server's. */
export type Verification =
  | { kind: 'passed'; outcome: Outcome }
  /** Another may be right. */
  | { kind: 'failed'; words: string }
  /** The first proof is worth nothing any more: the sign-in begins anew, with a `captcha` where that is set. */
  | { kind: 'over'; words: string; captcha: boolean };

/** The first proof has run out, is not known in this browser, or is no longer right. */
const over = ['login_begin_again', 'login_failed', 'social_refused'] as const;

/** Signs in with both proofs. The server's refusal is the caller's to show, beside the field. */
export async function verify(
  { api, can }: Pick<Host, 'api' | 'can'>,
  first: Proof,
  second: SecondProof,
): Promise<Verification> {
  const expects = ['second_factor_failed', ...over] as const;
  const answer = await api.call(sessionVerification, { ...first, ...second }, { expects });
  if (!answer.ok) {
    const { key, message: words, value } = answer;
    return key === 'second_factor_failed'
      ? { kind: 'failed', words }
      : { kind: 'over', words, captcha: asksForCaptcha(value) };
  }
  const account = 'username' in first ? first.username : '';
  const password = 'password' in first ? { password: first.password } : {};
  const forcesChange = can('password-change.forced');
  return { kind: 'passed', outcome: outcomeOf(answer.value, { account, ...password, forcesChange }) };
}
