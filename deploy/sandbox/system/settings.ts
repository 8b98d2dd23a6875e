import { settingsAnswer } from '../../merchants';
import type { Merchant } from '../merchants/merchant';

/** The settings answer of a merchant, with the switch overrides of the control page. */
export function settingsOf(merchant: Merchant, switches: Record<string, boolean>) {
  return settingsAnswer({ ...merchant, switches });
}

/** Brand values beside the settings. */
export function whitelabelOf({ name, theme, pages }: Merchant) {
  return {
    brandName: name,
    theme,
    copyright: `© ${name}`,
    nextPage: pages.next ?? '',
    signOutPage: pages.afterSignOut ?? '',
  };
}

export function templatesOf({ code, templates: { templateId, switchRegister, prizeMode } }: Merchant) {
  return {
    merchantCode: code,
    templateId,
    parameters: { switch_register: switchRegister, prize_mode: prizeMode },
  };
}
