import { systemRegisterSettings, systemSettings } from '@atrium/api';
import { isCallError, type Api, type RegistrationRule } from '@atrium/contract';

/** What the merchant asks of whoever registers. */
export interface RegistrationSettings {
  rules: readonly RegistrationRule[];
  /** Whether the characters of a picture are to be typed. */
  captcha: boolean;
  affiliateCode: boolean;
  /** With 0 a code that fails is dropped; with anything else it stops the registration. */
  affiliateMode: number;
}

/** Reads the settings: the call made for them wins over what the settings in one answer say. */
export async function loadRegistrationSettings(api: Api): Promise<RegistrationSettings> {
  const { fields: rules, captcha, affiliateCode, affiliateMode } = await registerSettings(api);
  const enabled = (key: string) => rules.some((rule) => rule.key === key && rule.enabled);
  return {
    rules,
    captcha: captcha?.enabled ?? enabled('captcha'),
    affiliateCode: affiliateCode?.enabled ?? enabled('affiliateCode'),
    // the mode comes with the settings; where it does not, a wrong code is not let pass
    affiliateMode: affiliateMode ?? 1,
  };
}

async function registerSettings(api: Api) {
  try {
    return await api.call(systemRegisterSettings, {});
  } catch (error) {
    if (!isCallError(error) || error.key === 'cancelled') throw error;
    const { register } = await api.call(systemSettings, {});
    if (!register) throw error;
    return register;
  }
}
