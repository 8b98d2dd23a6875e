import type { VendorCard } from '@atrium/api';
import type { Host } from '@atrium/contract';
import type { PageOfGames } from '../games/listed-games';
import { vendorOf } from '../vendors/vendor-card';
import { fetchVendorGames, type VendorRef } from './fetch-vendor-games';

/** The first page fetched for a popup that is about to open; plain data cannot carry it through an address. */
let prepared: { of: string; page: PageOfGames } | undefined;

const keyOf = ({ gameType, vendor }: VendorRef) => `${gameType}/${vendor}`;

/** Opens the popup of a vendor's games once its first page is there, so that it opens filled. */
export async function openVendorGames(host: Host, card: VendorCard): Promise<void> {
  const ref = { gameType: card.gameType, vendor: vendorOf(card) };
  try {
    prepared = { of: keyOf(ref), page: await fetchVendorGames(host, ref, 1) };
  } catch {
    // the popup asks again and shows what is wrong, with another try
    prepared = undefined;
  }
  // resolves only when the popup is closed, which nobody here waits for
  host.navigation.open('lobby.vendor@1', { ...ref, name: card.displayName }).catch(() => undefined);
}

/** The first page prepared for this vendor, handed out once. */
export function takePreparedPage(ref: VendorRef): PageOfGames | undefined {
  const page = prepared?.of === keyOf(ref) ? prepared.page : undefined;
  prepared = undefined;
  return page;
}
