import { distinctCards, gamesVendorMenu, type VendorMenuItem, type VendorCard } from '@atrium/api';
import type { Host } from '@atrium/contract';
import { webClient } from '../games/web-client';
import { knownVendorsOf } from '../vendors/known-vendors';

/** The menu of the back end, and the cards of the vendors that its entries open. */
export interface VendorMenu {
  entries: readonly VendorMenuItem[];
  cards: readonly VendorCard[];
}

const byPage = new WeakMap<Host['settings'], Map<string, Promise<VendorMenu>>>();

/**
 * Fetches the menu once a page and language: the settings are the same for every command of a page.
 * @throws when the menu fails; a later call asks again.
 */
export function fetchMenu(host: Host): Promise<VendorMenu> {
  const byLanguage = byPage.get(host.settings) ?? new Map<string, Promise<VendorMenu>>();
  byPage.set(host.settings, byLanguage);
  const language = host.language.current.get();
  const known = byLanguage.get(language);
  if (known) return known;
  const menu = load(host);
  byLanguage.set(language, menu);
  menu.catch(() => byLanguage.delete(language));
  return menu;
}

async function load(host: Host): Promise<VendorMenu> {
  const merchantCode = host.settings.merchant.code;
  const shown = { merchantCode, language: host.language.current.get(), platform: webClient.platform };
  const [entries, cards] = await Promise.all([
    host.api.call({ ...gamesVendorMenu, silent: true }, shown),
    // without the cards, entries lead where they name a vendor themselves
    knownVendorsOf(host)
      .fetch(host, { silent: true })
      .catch(() => []),
  ]);
  return { entries, cards: distinctCards(cards) };
}
