import { wholeValue } from '@atrium/api';
import { loginMobileLength, loginPasswordLength, loginUsernameLength, smsCodeLength } from '@atrium/api/figures';
import type { RegistrationRule } from '@atrium/contract';
import type { Field } from './credentials';

/** Format of a field. It is only a hint, but numbers must match before a code is sent. */
export interface FieldRule {
  /** Applies to the whole value; absent: any characters. */
  pattern?: RegExp;
  minLength: number;
  maxLength: number;
  /** The merchant's own message. */
  message?: string;
}

const lettersOrDigits = /^(?:[A-Za-z0-9]+)$/;

const digits = /^(?:[0-9]+)$/;

/** Used without a rule in the registration settings. */
const defaultRules: Record<Field, FieldRule> = {
  username: { pattern: lettersOrDigits, ...rangeOf(loginUsernameLength) },
  mobile: { pattern: digits, ...rangeOf(loginMobileLength) },
  password: rangeOf(loginPasswordLength),
  code: rangeOf(smsCodeLength),
};

/** Rule keys in the registration settings; a code has none. */
const registrationKeys: Record<Field, string | undefined> = {
  username: 'username',
  mobile: 'mobileNum',
  password: 'password',
  code: undefined,
};

function rangeOf({ min, max }: { min: number; max: number }) {
  return { minLength: min, maxLength: max };
}

/** The rule of the registration settings, else the default. */
export function fieldRule(field: Field, registration: readonly RegistrationRule[]): FieldRule {
  const rule = registration.find(({ key, enabled }) => key === registrationKeys[field] && enabled);
  if (!rule) return defaultRules[field];
  const pattern = wholeValue(rule.acceptedPattern);
  const { minLength, maxLength, message } = rule;
  return { minLength, maxLength, ...(pattern && { pattern }), ...(message && { message }) };
}

export function matchesRule({ pattern, minLength, maxLength }: FieldRule, value: string): boolean {
  return value.length >= minLength && value.length <= maxLength && (pattern?.test(value) ?? true);
}

/** Whether a code can be sent to a number: digits only, matching the registration rule. */
export function isMobile(number: string, registration: readonly RegistrationRule[]): boolean {
  return digits.test(number) && matchesRule(fieldRule('mobile', registration), number);
}

/** Text key and values that describe the rule. */
export function hintOf({ pattern, minLength, maxLength }: FieldRule) {
  return { key: hintKeys[pattern?.source ?? ''] ?? 'hint.length', values: { min: minLength, max: maxLength } };
}

const hintKeys: Record<string, string> = {
  [lettersOrDigits.source]: 'hint.lettersOrDigits',
  [digits.source]: 'hint.digits',
};
