import type { CheckedRule } from '@atrium/api';
import { fallbackPasswordLength } from '@atrium/api/figures';
import type { Settings } from '@atrium/contract';

/** Lengths and characters of a new password, and the merchant's own words for a wrong one. */
export type PasswordRule = CheckedRule & { message: string };

/** The rule of a new payment password: that of sign-in passwords. */
export function newPasswordRule({ registration }: Pick<Settings, 'registration'>): PasswordRule {
  const given = registration.find(({ key, enabled }) => key === 'password' && enabled);
  const { min: minLength, max: maxLength } = fallbackPasswordLength;
  const rule = given ?? { acceptedPattern: '*', minLength, maxLength, message: '' };
  return { ...rule, required: true, updateRequired: true };
}
