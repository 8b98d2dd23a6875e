import type { RegistrationRule } from '@atrium/contract';
import { fallbackPasswordLength, fallbackPhoneDigits, smsCodeLength } from '../figures';
import { registrationKeys, mobileFormKeys, type RegistrationKey } from './field-keys';

/** By what somebody registers. */
export type RegistrationKind = 'username' | 'mobile';

/** What a merchant has switched on about registering by phone, and what its settings say of the captcha. */
export interface RegistrationAsks {
  /** MOBILENUMPASSREG3: a password is chosen. */
  password: boolean;
  /** REGMOBVERF3: the number is proved by a code. */
  code: boolean;
  captcha: boolean;
  affiliate: boolean;
}

/** Which kinds of registering there are; with one of them there is no choice to be made. */
export function registrationKinds(switches: { username: boolean; mobile: boolean }): RegistrationKind[] {
  return [...(switches.username ? (['username'] as const) : []), ...(switches.mobile ? (['mobile'] as const) : [])];
}

/** Nobody registers by name, but by phone. */
export function isMobileOnly(switches: { username: boolean; mobile: boolean }): boolean {
  return switches.mobile && !switches.username;
}

const lengths = ({ min, max }: { min: number; max: number }) => ({ minLength: min, maxLength: max });

/** Where the merchant's settings give no rule: 6 to 12 letters or digits, eleven digits, a code of 1 to 10 characters. */
const fallbackRules: Partial<Record<RegistrationKey, Partial<RegistrationRule>>> = {
  password: { type: 'password', acceptedPattern: '[A-Za-z0-9]+', ...lengths(fallbackPasswordLength) },
  verifyPwd: { type: 'password', minLength: 0, maxLength: 255 },
  mobileNum: {
    type: 'tel',
    acceptedPattern: '[0-9]+',
    ...lengths({ min: fallbackPhoneDigits, max: fallbackPhoneDigits }),
  },
  verificationCode: lengths(smsCodeLength),
  captcha: { minLength: 1, maxLength: 12 },
  affiliateCode: { required: false, minLength: 1, maxLength: 40 },
};

/** The rule of a field, with one of our own where the merchant says nothing of it. */
export function registrationRule(rules: readonly RegistrationRule[], key: RegistrationKey): RegistrationRule {
  const given = rules.find((rule) => rule.key === key && rule.enabled);
  return (
    given ?? {
      key,
      enabled: true,
      required: true,
      type: 'text',
      acceptedPattern: '*',
      minLength: 1,
      maxLength: 255,
      updateRequired: false,
      message: '',
      ...fallbackRules[key],
    }
  );
}

/**
 * The fields of a form with their rules, in the order they are drawn. By phone the switches decide about password and
 * code; the captcha and the affiliate code follow the settings in both forms.
 */
export function registrationFields(
  kind: RegistrationKind,
  rules: readonly RegistrationRule[],
  asks: RegistrationAsks,
): RegistrationRule[] {
  const enabled = (key: RegistrationKey) => rules.some((rule) => rule.key === key && rule.enabled);
  const shown = (key: RegistrationKey): boolean => {
    if (key === 'captcha') return asks.captcha;
    if (key === 'affiliateCode') return asks.affiliate;
    if (kind === 'username') return enabled(key);
    if (key === 'mobileNum') return true;
    if (key === 'password' || key === 'verifyPwd') return asks.password;
    return key === 'verificationCode' ? asks.code : enabled(key);
  };
  return (kind === 'username' ? registrationKeys : mobileFormKeys)
    .filter(shown)
    .map((key) => ({ ...registrationRule(rules, key), ...always(kind, key) }));
}

/** By phone, what is asked for by switch is needed; an answer to a captcha always is. */
function always(kind: RegistrationKind, key: RegistrationKey): Partial<RegistrationRule> {
  const needed = key === 'captcha' || (kind === 'mobile' && key !== 'recommenderId' && key !== 'affiliateCode');
  return needed ? { required: true } : kind === 'mobile' && key === 'recommenderId' ? { required: false } : {};
}
