import { settingsAnswer } from '../../merchants';
import type { Merchant } from '../merchants/merchant';

/** The settings answer of a merchant, with the switches as the control page has left them. */
export function settingsOf(merchant: Merchant, switches: Record<string, boolean>) {
  return settingsAnswer({ ...merchant, switches });
}

/** Values a brand goes by, beside its settings. */
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
