import { settingsAnswer } from '../../merchants';
import type { Merchant } from '../merchants/merchant';

/** Switches by name, as the control page overrides them; it can also override these two settings. */
type Overridden = Record<string, boolean> & { loginPop?: boolean; switch_register?: boolean };

/** The settings answer of a merchant, with the overrides of the control page. */
export function settingsOf(merchant: Merchant, overridden: Overridden) {
  const { loginPop = merchant.shell.loginPop, switch_register: _registration, ...switches } = overridden;
  return settingsAnswer({ ...merchant, switches, shell: { ...merchant.shell, loginPop } });
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

export function templatesOf({ code, templates }: Merchant, overridden: Overridden) {
  const { templateId, switchRegister, prizeMode } = templates;
  const { switch_register = switchRegister } = overridden;
  return {
    merchantCode: code,
    templateId,
    parameters: { switch_register, prize_mode: prizeMode },
  };
}
