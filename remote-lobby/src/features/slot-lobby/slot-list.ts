import { vendorOf, type VendorCard } from '@atrium/api';
import { cardOfPage, pageOf } from '../vendors/vendor-card';

/** Lists other than vendors', by the `page` parameter. */
export type ListPage = 'hot' | 'recentGameList' | 'favGameList';

/** One tab of the slot lobby. */
export interface SlotList {
  /** Value of the `page` parameter. */
  page: string;
  /** Code and shown name of the vendor; absent for the other lists. */
  vendor?: { code: string; name: string };
}

const abilities = {
  hot: 'list.hot',
  recentGameList: 'list.recent',
  favGameList: 'list.favourites',
} as const satisfies Record<ListPage, string>;

/** Whether a list requires a session. */
export function isPersonal({ page }: Pick<SlotList, 'page'>): boolean {
  return page === 'recentGameList' || page === 'favGameList';
}

/** Tabs in order: the lists this merchant has enabled, then the slot vendors. */
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

/** The tab of a `page`; if it is empty or unknown, hot, else the first vendor. */
export function chooseList(lists: SlotList[], cards: VendorCard[], page: string): SlotList | undefined {
  const card = cardOfPage(slotVendors(cards), page);
  const requested = card ? pageOf(card) : page;
  return (
    lists.find((list) => list.page === requested) ??
    lists.find((list) => list.page === 'hot') ??
    lists.find(({ vendor }) => vendor) ??
    lists[0]
  );
}

/** Whether a `page` names a tab. */
export function isListed(lists: SlotList[], cards: VendorCard[], page: string): boolean {
  return cardOfPage(slotVendors(cards), page) !== undefined || lists.some((list) => list.page === page);
}

function slotVendors(cards: VendorCard[]): VendorCard[] {
  return cards.filter(({ gameType }) => gameType === 'RNG');
}
