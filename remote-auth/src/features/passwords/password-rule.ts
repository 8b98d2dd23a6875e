import { fallbackPasswordLength } from '@atrium/api/figures';
import type { RegistrationRule } from '@atrium/contract';
import { makeRule } from '../form/field-setting';

/** Used if the merchant has no rule for passwords. */
const fallback = { minLength: fallbackPasswordLength.min, maxLength: fallbackPasswordLength.max };

/** Rule for a new password, in update mode: that of registration, else 6 to 12 characters; never empty. */
export function passwordRule(registration: readonly RegistrationRule[]): RegistrationRule {
  const rule = registration.find(({ key, enabled }) => key === 'password' && enabled);
  return { ...(rule ?? makeRule('password', fallback)), updateRequired: true };
}
