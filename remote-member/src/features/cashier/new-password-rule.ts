import { fieldFault, patternKind, type CheckedRule } from '@atrium/api';
import { fallbackPasswordLength } from '@atrium/api/figures';
import type { Settings, TextValues } from '@atrium/contract';

/** Lengths and characters of a new password, and the merchant's own words for a wrong one. */
export type PasswordRule = CheckedRule & { message: string };

/** The rule of a new payment password: that of sign-in passwords. */
export function newPasswordRule({ registration }: Pick<Settings, 'registration'>): PasswordRule {
  const given = registration.find(({ key, enabled }) => key === 'password' && enabled);
  const { min: minLength, max: maxLength } = fallbackPasswordLength;
  const rule = given ?? { acceptedPattern: '*', minLength, maxLength, message: '' };
  return { ...rule, required: true, updateRequired: true };
}

export function isPasswordAllowed(rule: PasswordRule, password: string): boolean {
  return fieldFault(rule, password) === undefined;
}

/** The rule in words, such as `6-16 characters, letters or digits`. */
export function passwordRuleText(rule: PasswordRule, text: (key: string, values?: TextValues) => string): string {
  const { minLength: min, maxLength: max } = rule;
  const kind = patternKind(rule);
  const length = min === max ? text('rule.exactly', { length: max }) : text('rule.length', { min, max });
  return kind ? text('rule.both', { length, pattern: text(`rule.${kind}`) }) : length;
}
