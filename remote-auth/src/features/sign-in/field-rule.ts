import { wholeValue } from '@atrium/api';
import { loginMobileLength, loginPasswordLength, loginUsernameLength, smsCodeLength } from '@atrium/api/figures';
import type { RegistrationRule } from '@atrium/contract';
import type { Field } from './credentials';

/** What the merchant's names, numbers and passwords look like. Helps with typing; only a code is refused to a number by it. */
export interface FieldRule {
  /** For the whole value; absent: any characters. */
  pattern?: RegExp;
  minLength: number;
  maxLength: number;
  /** The merchant's own words for the rule. */
  message?: string;
}

const lettersOrDigits = /^(?:[A-Za-z0-9]+)$/;

const digits = /^(?:[0-9]+)$/;

/** Where the registration settings give no rule. */
const defaultRules: Record<Field, FieldRule> = {
  username: { pattern: lettersOrDigits, ...rangeOf(loginUsernameLength) },
  mobile: { pattern: digits, ...rangeOf(loginMobileLength) },
  password: rangeOf(loginPasswordLength),
  code: rangeOf(smsCodeLength),
};

/** What the registration settings call a field; a code has no rule of its own there. */
const registrationKeys: Record<Field, string | undefined> = {
  username: 'username',
  mobile: 'mobileNum',
  password: 'password',
  code: undefined,
};

function rangeOf({ min, max }: { min: number; max: number }) {
  return { minLength: min, maxLength: max };
}

/** The rule of the registration settings, else the default one. */
export function fieldRule(field: Field, registration: readonly RegistrationRule[]): FieldRule {
  const rule = registration.find(({ key, enabled }) => key === registrationKeys[field] && enabled);
  if (!rule) return defaultRules[field];
  const pattern = wholeValue(rule.acceptedPattern);
  const { minLength, maxLength, message } = rule;
  return { minLength, maxLength, ...(pattern && { pattern }), ...(message && { message }) };
}

export function fits({ pattern, minLength, maxLength }: FieldRule, value: string): boolean {
  return value.length >= minLength && value.length <= maxLength && (pattern?.test(value) ?? true);
}

/** Whether a number is one a code can be sent to: digits alone, as the rule of the registration settings has them. */
export function isMobile(number: string, registration: readonly RegistrationRule[]): boolean {
  return digits.test(number) && fits(fieldRule('mobile', registration), number);
}

/** Key and values of the text that says the rule. */
export function hintOf({ pattern, minLength, maxLength }: FieldRule) {
  return { key: hintKeys[pattern?.source ?? ''] ?? 'hint.length', values: { min: minLength, max: maxLength } };
}

const hintKeys: Record<string, string> = {
  [lettersOrDigits.source]: 'hint.lettersOrDigits',
  [digits.source]: 'hint.digits',
};
