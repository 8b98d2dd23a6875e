import type { Merchants } from '../merchants';
import { demoMerchants, type Merchant as SandboxMerchant } from '../sandbox';

/**
 * The sandbox knows a merchant's games, ranks and banners; what the merchant has set it is told, so that both sides
 * of the portal go by one configuration.
 */
export function sandboxMerchants(merchants: Merchants): SandboxMerchant[] {
  return demoMerchants.flatMap((demo) => {
    const merchant = merchants.byCode(demo.code);
    if (!merchant) return [];
    const { name, languages, country, currency, switches, shell, vendors } = merchant;
    return [
      {
        ...demo,
        name,
        languages: languages as [string, ...string[]],
        country,
        currency: { code: currency.code, symbol: currency.symbol, position: currency.position },
        switches,
        loginPop: shell.loginPop,
        vendors,
      },
    ];
  });
}
