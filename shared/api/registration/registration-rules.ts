import type { RegistrationRule } from '@atrium/contract';
import { fallbackPasswordLength, fallbackPhoneDigits, smsCodeLength } from '../figures';
import { registrationKeys, mobileFormKeys, type RegistrationKey } from './field-keys';

/** The identifier of a registration. */
export type RegistrationKind = 'username' | 'mobile';

/** The merchant's switches for registering by phone, and the captcha setting. */
export interface RegistrationAsks {
  /** MOBILENUMPASSREG3: the form has a password. */
  password: boolean;
  /** REGMOBVERF3: the number is verified by a code. */
  code: boolean;
  captcha: boolean;
  affiliate: boolean;
}

/** The available kinds of registering; a single one needs no choice. */
export function registrationKinds(switches: { username: boolean; mobile: boolean }): RegistrationKind[] {
  return [...(switches.username ? (['username'] as const) : []), ...(switches.mobile ? (['mobile'] as const) : [])];
}

/** Registering is possible by phone only. */
export function isMobileOnly(switches: { username: boolean; mobile: boolean }): boolean {
  return switches.mobile && !switches.username;
}

const lengths = ({ min, max }: { min: number; max: number }) => ({ minLength: min, maxLength: max });

/**
 * Rules when the merchant's settings have none: 6 to 12 letters or digits, eleven digits, a code of 1 to 10 characters.
 */
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

/** The rule of a field, with our own as the default. */
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
 * The fields of a form with their rules, in drawing order. By phone, switches decide about password and code; the
 * captcha and the affiliate code follow the settings in both forms.
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

/** By phone, fields of a switch are required; a captcha's answer always is. */
function always(kind: RegistrationKind, key: RegistrationKey): Partial<RegistrationRule> {
  const needed = key === 'captcha' || (kind === 'mobile' && key !== 'recommenderId' && key !== 'affiliateCode');
  return needed ? { required: true } : kind === 'mobile' && key === 'recommenderId' ? { required: false } : {};
}
