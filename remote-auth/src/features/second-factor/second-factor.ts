import { sessionVerification, type SecondFactorMethod, type SecondProof } from '@atrium/api';
import type { Host } from '@atrium/contract';
import {
  asksForCaptcha,
  outcomeOf,
  outcomeOfPassword,
  type SignInOutcome,
  type FirstFactor,
} from '../sign-in-flow/sign-in-outcome';

export type SecondFactorField = Exclude<keyof SecondProof, 'method' | 'countryDialingCode'>;

/** A second factor, as a tab. */
export interface SecondFactor {
  method: SecondFactorMethod;
  /** Suffix of its text keys: `secondFactor.sms`. */
  id: 'payeeName' | 'sms' | 'ga' | 'email';
  /** Its fields in display order. */
  fields: readonly SecondFactorField[];
}

/** In tab order. */
export const secondFactors: readonly [SecondFactor, ...SecondFactor[]] = [
  { method: 'P', id: 'payeeName', fields: ['payeeName'] },
  { method: 'S', id: 'sms', fields: ['mobileNum', 'verificationCode'] },
  { method: 'G', id: 'ga', fields: ['authCode'] },
  { method: 'E', id: 'email', fields: ['email'] },
];

/** One-time codes, cleared after a failure. The other fields keep their values. */
export const spentFields: readonly SecondFactorField[] = ['email', 'authCode', 'verificationCode'];

export type SecondFactorValues = Record<SecondFactorField, string>;

/** Apps show a code in two halves, so spaces are removed from codes. */
function typed(field: SecondFactorField, value: string): string {
  return spentFields.includes(field) ? value.replace(/\s/g, '') : value.trim();
}

/** The request fields of one method; a mobile number with its dialling code if one was chosen. */
export function secondProof(
  { method, fields }: SecondFactor,
  values: SecondFactorValues,
  countryDialingCode?: string,
): SecondProof {
  const own = Object.fromEntries(fields.map((field) => [field, typed(field, values[field])]));
  return { method, ...own, ...(method === 'S' && countryDialingCode && { countryDialingCode }) };
}

/** The outcome of a verification. `message` is the server's. */
export type Verification =
  | { kind: 'passed'; outcome: SignInOutcome }
  /** Another attempt may succeed. */
  | { kind: 'failed'; message: string }
  /** The first factor is no longer valid: sign-in starts again, with a captcha if `captcha` is set. */
  | { kind: 'over'; message: string; captcha: boolean };

/** The first factor has expired, belongs to another browser, or was refused. */
const over = ['login_begin_again', 'login_failed', 'social_refused'] as const;

/** Signs in with both factors. The caller shows the server's refusal beside the field. */
export async function verify(
  host: Pick<Host, 'api' | 'can'>,
  first: FirstFactor,
  second: SecondProof,
): Promise<Verification> {
  const expects = ['second_factor_failed', ...over] as const;
  const answer = await host.api.call(sessionVerification, { ...first, ...second }, { expects });
  if (!answer.ok) {
    const { key, message, value } = answer;
    return key === 'second_factor_failed'
      ? { kind: 'failed', message }
      : { kind: 'over', message, captcha: asksForCaptcha(value) };
  }
  const outcome =
    'username' in first
      ? await outcomeOfPassword(host, answer.value, { account: first.username, password: first.password })
      : outcomeOf(answer.value, { account: '', forcesChange: host.can('password-change.forced') });
  return { kind: 'passed', outcome };
}
