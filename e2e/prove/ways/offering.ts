import type { FieldSetting, Settings } from '../../support/merchant-settings';

/** Settings that a merchant needs to offer a way. */
export interface Offer {
  switches?: readonly string[];
  /** Fields of the registration form. */
  fields?: readonly (keyof typeof usual)[];
  /** Only version 4 of the slider can protect a code. */
  captchaVersion?: 'v4';
  /** What a new Google user gets: a choice between binding and registering, or registration. */
  newcomers?: 'choose' | 'register';
}

const usual = {
  username: { acceptedPattern: '[A-Za-z0-9]+', minLength: 6, maxLength: 13 },
  password: { type: 'password', minLength: 6, maxLength: 16 },
  mobileNum: { type: 'tel', acceptedPattern: '[0-9]+', minLength: 10, maxLength: 11 },
  verificationCode: { minLength: 4, maxLength: 6 },
} as const;

/** A merchant's settings with those that a way needs; the same object when nothing is missing. */
export function offering(
  settings: Settings,
  { switches = [], fields = [], captchaVersion, newcomers }: Offer,
): Settings {
  const off = switches.filter((name) => !settings.switches[name]);
  const missing = fields.filter(
    (key) => !settings.registration.fields.some((field) => field.key === key && asks(field)),
  );
  const other = captchaVersion !== undefined && settings.captcha.version !== captchaVersion;
  const changesNewcomers = newcomers !== undefined && settings.social?.google?.newcomers !== newcomers;
  if (off.length === 0 && missing.length === 0 && !other && !changesNewcomers) return settings;
  return {
    ...settings,
    switches: { ...settings.switches, ...Object.fromEntries(off.map((name) => [name, true])) },
    registration: { ...settings.registration, fields: missing.reduce(withField, settings.registration.fields) },
    captcha: { ...settings.captcha, ...(other && { version: captchaVersion }) },
    ...(changesNewcomers && { social: { google: { issuer: 'sandbox', clientId: settings.code, newcomers } } }),
  };
}

function withField(fields: FieldSetting[], key: keyof typeof usual): FieldSetting[] {
  const asked = { enabled: true, required: true };
  if (!fields.some((field) => field.key === key)) return [...fields, { key, ...asked, ...usual[key] }];
  return fields.map((field) => (field.key === key ? { ...field, ...asked } : field));
}

const asks = ({ enabled, required }: FieldSetting) => enabled && required;
