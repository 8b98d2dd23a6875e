import type { RegistrationRule } from '@atrium/contract';
import { mailIcon, phoneIcon, userIcon } from '@atrium/ui';
import { makeRule, type FieldSetting } from '../form/field-setting';

/** How the new password is sent. */
export type RecoveryMethod = 'mobile' | 'email';

/** Default rule for mail addresses: text, an at sign, and a domain. */
const standardEmail = { acceptedPattern: '[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+', minLength: 6, maxLength: 200 };
/** Default rule for mobile numbers, as at sign-in. */
const standardMobile = { acceptedPattern: '[0-9]+', minLength: 10, maxLength: 16 };

const username: FieldSetting = {
  key: 'username',
  label: 'forgot.username',
  rule: makeRule('username', { maxLength: 255 }),
  purpose: 'username',
  icon: userIcon,
};

/** Fields of a method: the account, and where to send the new password. */
export function recoveryFields(method: RecoveryMethod, registration: readonly RegistrationRule[]): FieldSetting[] {
  return [username, method === 'mobile' ? mobileField(registration) : emailField(registration)];
}

function mobileField(registration: readonly RegistrationRule[]): FieldSetting {
  return {
    key: 'mobileNumber',
    label: 'forgot.mobile',
    rule: ruleOf('mobileNum', registration, standardMobile),
    purpose: 'phone',
    digits: true,
    icon: phoneIcon,
  };
}

function emailField(registration: readonly RegistrationRule[]): FieldSetting {
  return {
    key: 'email',
    label: 'forgot.email',
    rule: ruleOf('email', registration, standardEmail),
    purpose: 'email',
    icon: mailIcon,
  };
}

/** The merchant's rule if it restricts characters, else the default. All fields are required here. */
function ruleOf(key: string, registration: readonly RegistrationRule[], standard: Partial<RegistrationRule>) {
  const rule = registration.find((candidate) => candidate.key === key && candidate.enabled);
  const anything = !rule || rule.acceptedPattern === '*' || rule.acceptedPattern === '';
  const { acceptedPattern = '*' } = standard;
  return { ...(rule ?? makeRule(key, standard)), ...(anything && { acceptedPattern }), required: true };
}
