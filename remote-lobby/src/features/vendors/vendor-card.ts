import type { VendorCard } from '@atrium/api';
import type { GameRef } from '@atrium/contract';

/** Whether the card stands for many games, which a popup lists; any other card is itself a game. */
export function opensList(card: VendorCard): boolean {
  return card.isGame === 'VASSALAGE';
}

/** The code under which a card's games are searched and launched. */
export function vendorOf(card: VendorCard): string {
  return card.vassalage || card.accountTypeName;
}

/** Whether the card itself has a demo; whether demos are offered at all is the ability `game.demo`. */
export function cardHasDemo(card: VendorCard): boolean {
  return card.freeplay === 1;
}

/** A card that is itself a game, as the launch commands take it. */
export function cardGameRef(card: VendorCard): GameRef {
  return {
    vendor: vendorOf(card),
    gameType: card.gameType,
    ...(card.gameId && { gameId: card.gameId }),
    ...(card.roomId && { roomId: card.roomId }),
    ...(card.nodeId && { nodeId: card.nodeId }),
    name: card.displayName,
    ...(card.appNewWindow && { newWindow: true }),
  };
}

/** The `page` a link to a card's lobby carries: the slot lobby goes by the shown name, all others by the account type. */
export function pageOf(card: VendorCard): string {
  return card.gameType === 'RNG' ? card.displayName : card.accountTypeName;
}

/** The card a `page` means: by account type first, then by shown name. */
export function cardOfPage(cards: VendorCard[], page: string | undefined): VendorCard | undefined {
  return (
    cards.find(({ accountTypeName }) => accountTypeName === page) ??
    cards.find(({ displayName }) => displayName === page)
  );
}
