import { vendorOf, type VendorCard } from '@atrium/api';
import type { Host } from '@atrium/contract';
import type { PageOfGames } from '../games/listed-games';
import { fetchVendorGames, type VendorRef } from './fetch-vendor-games';

/** First page of a popup that is about to open; place parameters cannot carry it. */
let prepared: { key: string; page: PageOfGames } | undefined;

const keyOf = ({ gameType, vendor }: VendorRef) => `${gameType}/${vendor}`;

/** Opens the popup of a vendor's games after its first page is loaded. */
export async function openVendorGames(host: Host, card: VendorCard): Promise<void> {
  const ref = { gameType: card.gameType, vendor: vendorOf(card) };
  try {
    prepared = { key: keyOf(ref), page: await fetchVendorGames(host, ref, 1) };
  } catch {
    // the popup requests it again and shows the error with a retry
    prepared = undefined;
  }
  // resolves when the popup closes, which is not awaited here
  host.navigation.open('lobby.vendor@1', { ...ref, name: card.displayName }).catch(() => undefined);
}

/** Returns the prepared first page of this vendor, once. */
export function takePreparedPage(ref: VendorRef): PageOfGames | undefined {
  const page = prepared?.key === keyOf(ref) ? prepared.page : undefined;
  prepared = undefined;
  return page;
}
