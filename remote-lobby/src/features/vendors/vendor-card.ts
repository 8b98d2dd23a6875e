import type { VendorCard } from '@atrium/api';

/** Whether the card opens a list of games; any other card is a game itself. */
export function opensList(card: VendorCard): boolean {
  return card.isGame === 'VASSALAGE';
}

/** Whether the card has a demo; the ability `game.demo` says whether demos are offered at all. */
export function cardHasDemo(card: VendorCard): boolean {
  return card.freeplay === 1;
}

/** The `page` parameter of a card: the shown name for slots, else the account type. */
export function pageOf(card: VendorCard): string {
  return card.gameType === 'RNG' ? card.displayName : card.accountTypeName;
}

/** The card of a `page` parameter, by account type, then by shown name. */
export function cardOfPage(cards: VendorCard[], page: string | undefined): VendorCard | undefined {
  return (
    cards.find(({ accountTypeName }) => accountTypeName === page) ??
    cards.find(({ displayName }) => displayName === page)
  );
}
