import type { RegistrationRule } from '@atrium/contract';
import { mailIcon, phoneIcon, userIcon } from '@atrium/ui';
import { ownRule, type FieldSetting } from '../form/field-setting';

/** How a new password may come. */
export type RecoveryWay = 'mobile' | 'email';

/** Where the merchant's registration says nothing: something, an at sign, and a domain. */
const standardEmail = { acceptedPattern: '[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+', minLength: 6, maxLength: 200 };
/** The same for a number: as at sign-in. */
const standardMobile = { acceptedPattern: '[0-9]+', minLength: 10, maxLength: 16 };

const username: FieldSetting = {
  key: 'username',
  label: 'forgot.username',
  rule: ownRule('username', { maxLength: 255 }),
  purpose: 'username',
  icon: userIcon,
};

/** The fields of a way: who somebody is, and where the new password is to go. */
export function recoveryFields(way: RecoveryWay, registration: readonly RegistrationRule[]): FieldSetting[] {
  return [username, way === 'mobile' ? mobileField(registration) : emailField(registration)];
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

/** The merchant's rule as far as it says which characters fit, else the standard one. Here everything is required. */
function ruleOf(key: string, registration: readonly RegistrationRule[], standard: Partial<RegistrationRule>) {
  const rule = registration.find((candidate) => candidate.key === key && candidate.enabled);
  const anything = !rule || rule.acceptedPattern === '*' || rule.acceptedPattern === '';
  const { acceptedPattern = '*' } = standard;
  return { ...(rule ?? ownRule(key, standard)), ...(anything && { acceptedPattern }), required: true };
}
