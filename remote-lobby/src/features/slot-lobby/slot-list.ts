import type { VendorCard } from '@atrium/api';
import { cardOfPage, pageOf, vendorOf } from '../vendors/vendor-card';

/** The lists that are no vendor's, by the `page` that names them in an address. */
export type ListPage = 'hot' | 'recentGameList' | 'favGameList';

/** One tab of the slot lobby. */
export interface SlotList {
  /** What the address calls it. */
  page: string;
  /** Code and shown name of the vendor whose list it is; absent for a list that is no vendor's. */
  vendor?: { code: string; name: string };
}

const abilities = {
  hot: 'list.hot',
  recentGameList: 'list.recent',
  favGameList: 'list.favourites',
} as const satisfies Record<ListPage, string>;

/** Whether a list belongs to a person, and so to nobody who has not signed in. */
export function isPersonal(list: SlotList): boolean {
  return list.page === 'recentGameList' || list.page === 'favGameList';
}

/** The tabs in their order: the lists this merchant has enabled, then the vendors of slots. */
export function slotLists(cards: VendorCard[], can: (ability: string) => boolean): SlotList[] {
  const lists = (Object.keys(abilities) as ListPage[]).filter((page) => can(abilities[page]));
  return [
    ...lists.map((page) => ({ page })),
    ...slotVendors(cards).map((card) => ({
      page: pageOf(card),
      vendor: { code: vendorOf(card), name: card.displayName },
    })),
  ];
}

/** The tab a `page` means; hot, else the first vendor, when it is empty or unknown. */
export function chooseList(lists: SlotList[], cards: VendorCard[], page: string): SlotList | undefined {
  const card = cardOfPage(slotVendors(cards), page);
  const wanted = card ? pageOf(card) : page;
  return (
    lists.find((list) => list.page === wanted) ??
    lists.find((list) => list.page === 'hot') ??
    lists.find(({ vendor }) => vendor) ??
    lists[0]
  );
}

function slotVendors(cards: VendorCard[]): VendorCard[] {
  return cards.filter(({ gameType }) => gameType === 'RNG');
}
