import { vendorOf, type VendorCard } from '@atrium/api';
import type { GameRef } from '@atrium/contract';

/** Vendors that open their games in a window, from the cards loaded last: games themselves do not say it. */
let windowVendors: ReadonlySet<string> = new Set();

const keyOf = (vendor: string, gameType: string) => `${gameType}/${vendor}`;

/** Remembers which vendors open their games in a window. */
export function rememberWindowVendors(cards: readonly VendorCard[]): void {
  const opening = cards.filter(({ appNewWindow }) => appNewWindow);
  windowVendors = new Set(opening.map((card) => keyOf(vendorOf(card), card.gameType)));
}

/** Whether a game opens in a window: by its own reference, or by its vendor's card. */
export function opensWindow({ newWindow, vendor, gameType }: GameRef): boolean {
  return newWindow ?? windowVendors.has(keyOf(vendor, gameType));
}
