import { gamesVendors, vendorOf, type VendorCard } from '@atrium/api';
import type { GameRef, Host } from '@atrium/contract';

/** The most milliseconds that a launch waits for the cards. */
const longestWait = 3_000;

const keyOf = (vendor: string, gameType: string) => `${gameType}/${vendor}`;

/** Which vendors open their games in a window: their cards say it, most games themselves do not. */
export class WindowVendors {
  /** Undefined while no cards are known. */
  #opening: ReadonlySet<string> | undefined;

  /** Takes the cards that a view has loaded. */
  remember(cards: readonly VendorCard[]): void {
    const opening = cards.filter(({ appNewWindow }) => appNewWindow);
    this.#opening = new Set(opening.map((card) => keyOf(vendorOf(card), card.gameType)));
  }

  /** Whether a game opens in a window, by its own reference or its vendor's card; `undefined` while no cards are known. */
  opens({ newWindow, vendor, gameType }: GameRef): boolean | undefined {
    return newWindow ?? this.#opening?.has(keyOf(vendor, gameType));
  }

  /** Loads the cards. Never rejects, and waits three seconds at most: a launch works without them. */
  async load({ api, settings }: Pick<Host, 'api' | 'settings'>): Promise<void> {
    const loaded = api.call({ ...gamesVendors, silent: true }, { merchantCode: settings.merchant.code }).then(
      (cards) => this.remember(cards),
      () => undefined,
    );
    let timer = 0;
    const waited = new Promise<void>((resolve) => (timer = window.setTimeout(resolve, longestWait)));
    await Promise.race([loaded, waited]);
    window.clearTimeout(timer);
  }
}

const byPage = new WeakMap<Host['settings'], WindowVendors>();

/** Those of the page: its settings are the same for every view and command. */
export function windowVendorsOf({ settings }: Pick<Host, 'settings'>): WindowVendors {
  const known = byPage.get(settings) ?? new WindowVendors();
  byPage.set(settings, known);
  return known;
}
