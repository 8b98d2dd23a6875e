import { sessionVerification, type SecondFactorMethod, type SecondProof } from '@atrium/api';
import type { Host } from '@atrium/contract';
import { outcomeOf, type Outcome, type Proof } from '../admission/outcome';

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

/** The fields of one method, and no other's; a mobile number with its country where one was chosen. */
export function secondProof(
  { method, fields }: SecondFactor,
  values: SecondFactorValues,
  countryDialingCode?: string,
): SecondProof {
  const own = Object.fromEntries(fields.map((field) => [field, values[field].trim()]));
  return { method, ...own, ...(method === 'S' && countryDialingCode && { countryDialingCode }) };
}

/** What comes of a second proof; `words` are the server's where it refuses it. */
export type Verification = { kind: 'passed'; outcome: Outcome } | { kind: 'failed'; words: string };

/** Signs in with both proofs. The server's refusal is the caller's to show, beside the field. */
export async function verify(
  { api, can }: Pick<Host, 'api' | 'can'>,
  first: Proof,
  second: SecondProof,
): Promise<Verification> {
  const expects = ['second_factor_failed'] as const;
  const answer = await api.call(sessionVerification, { ...first, ...second }, { expects });
  if (!answer.ok) return { kind: 'failed', words: answer.message };
  const account = 'username' in first ? first.username : '';
  const password = 'password' in first ? { password: first.password } : {};
  const forcesChange = can('password-change.forced');
  return { kind: 'passed', outcome: outcomeOf(answer.value, { account, ...password, forcesChange }) };
}
