import type { RegistrationRule } from '@atrium/contract';
import { lockIcon } from '@atrium/ui';
import { ownRule, type FieldSetting } from '../form/field-setting';
import { passwordRule } from './password-rule';

/** The fields of a change, in the order they are drawn; the old password only where the person has to type it. */
export function changeFields(registration: readonly RegistrationRule[], { asksOld }: { asksOld: boolean }) {
  const secret = { secret: true, icon: lockIcon };
  const old: FieldSetting = {
    ...secret,
    key: 'oldPassword',
    label: 'passwords.old',
    rule: ownRule('oldPassword'),
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
      rule: ownRule('confirmNewPassword'),
      purpose: 'new-password',
    },
  ];
  return asksOld ? [old, ...chosen] : chosen;
}
