import { systemRegisterSettings, systemSettings } from '@atrium/api';
import { isCallError, type Api, type RegistrationRule, type Settings } from '@atrium/contract';

/** The merchant's registration settings. */
export interface RegistrationSettings {
  rules: readonly RegistrationRule[];
  /** Whether a captcha is required. */
  captcha: boolean;
  affiliateCode: boolean;
  /** 0 drops an invalid code; any other value stops the registration. */
  affiliateMode: number;
}

/** Loads the settings. Their own call takes precedence over the combined settings answer. */
export async function loadRegistrationSettings(
  api: Api,
  merchant: Pick<Settings, 'value'>,
): Promise<RegistrationSettings> {
  const { fields: rules, captcha, affiliateCode, affiliateMode } = await registerSettings(api);
  const enabled = (key: string) => rules.some((rule) => rule.key === key && rule.enabled);
  return {
    rules,
    captcha: captcha?.enabled ?? enabled('captcha'),
    affiliateCode: affiliateCode?.enabled ?? enabled('affiliateCode'),
    // the source names no field of an answer for the mode; without any, an invalid code stops the registration
    affiliateMode: affiliateMode ?? Number(merchant.value('affiliateMode') ?? 1),
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
