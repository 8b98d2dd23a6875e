import { fallbackPasswordLength } from '@atrium/api/figures';
import type { RegistrationRule } from '@atrium/contract';
import { ownRule } from '../form/field-setting';

/** Where the merchant's registration has no rule for passwords. */
const fallback = { minLength: fallbackPasswordLength.min, maxLength: fallbackPasswordLength.max };

/** What a new password has to be like: as at registration, else 6 to 12 characters. */
export function passwordRule(registration: readonly RegistrationRule[]): RegistrationRule {
  const rule = registration.find(({ key, enabled }) => key === 'password' && enabled);
  return { ...(rule ?? ownRule('password', fallback)), required: true };
}
