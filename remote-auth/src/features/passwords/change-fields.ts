import type { RegistrationRule } from '@atrium/contract';
import { lockIcon } from '@atrium/ui';
import { makeRule, type FieldSetting } from '../form/field-setting';
import { passwordRule } from './password-rule';

/** Fields of a password change in display order; the old password only if it must be typed. */
export function changeFields(
  registration: readonly RegistrationRule[],
  { needsOldPassword }: { needsOldPassword: boolean },
) {
  const secret = { secret: true, icon: lockIcon };
  const old: FieldSetting = {
    ...secret,
    key: 'oldPassword',
    label: 'passwords.old',
    rule: makeRule('oldPassword'),
    purpose: 'current-password',
  };
  const chosen: FieldSetting[] = [
    {
      ...secret,
      key: 'newPassword',
      label: 'passwords.new',
      rule: passwordRule(registration),
      purpose: 'new-password',
    },
    {
      ...secret,
      key: 'confirmNewPassword',
      label: 'passwords.confirm',
      rule: makeRule('confirmNewPassword'),
      purpose: 'new-password',
    },
  ];
  return needsOldPassword ? [old, ...chosen] : chosen;
}
