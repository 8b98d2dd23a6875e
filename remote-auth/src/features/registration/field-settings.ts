import { registrationFields, type RegistrationAsks, type RegistrationKey, type RegistrationKind } from '@atrium/api';
import { lockIcon, mailIcon, phoneIcon, userIcon } from '@atrium/ui';
import type { FieldSetting } from '../form/field-setting';
import type { RegistrationSettings } from './registration-settings';

type Look = Omit<FieldSetting, 'key' | 'label' | 'rule'>;

/** Input settings by field, with hints for password managers and phones. */
const looks: Record<RegistrationKey, Look> = {
  username: { purpose: 'username', icon: userIcon },
  password: { purpose: 'new-password', secret: true, icon: lockIcon },
  verifyPwd: { purpose: 'new-password', secret: true, icon: lockIcon },
  payeeName: { purpose: 'name' },
  // a separate password: managers must not fill in the account's
  paymentPassword: { purpose: 'new-password', secret: true, icon: lockIcon, input: { autoComplete: 'off' } },
  mobileNum: { purpose: 'phone', digits: true, icon: phoneIcon, input: { inputMode: 'numeric' } },
  verificationCode: { purpose: 'one-time-code', secret: true },
  qqNum: { purpose: 'text', digits: true, input: { inputMode: 'numeric', autoComplete: 'off' } },
  email: { purpose: 'email', icon: mailIcon },
  line: { purpose: 'text', input: { autoComplete: 'off' } },
  rebateId: { purpose: 'text', input: { autoComplete: 'off' } },
  facebook: { purpose: 'text', input: { autoComplete: 'off' } },
  whatsapp: { purpose: 'text', input: { autoComplete: 'off' } },
  idNumber: { purpose: 'text', input: { autoComplete: 'off' } },
  nickname: { purpose: 'text', input: { autoComplete: 'nickname' } },
  recommenderId: { purpose: 'text', input: { autoComplete: 'off' } },
  captcha: { purpose: 'captcha', secret: true },
  affiliateCode: { purpose: 'text', input: { autoComplete: 'off' } },
};

/** Fields of a form by the merchant's rules, in display order. */
export function fieldSettings(
  kind: RegistrationKind,
  { rules }: Pick<RegistrationSettings, 'rules'>,
  asks: RegistrationAsks,
): FieldSetting[] {
  return registrationFields(kind, rules, asks).map((rule) => {
    const key = rule.key as RegistrationKey;
    return { key, label: `register.field.${key}`, rule, ...looks[key] };
  });
}
