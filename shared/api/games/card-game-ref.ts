import type { GameRef } from '@atrium/contract';
import type { VendorCard } from './models';
import { vendorOf } from './vendor-of';

/** A vendor's card that is a game, as a parameter of the launch commands. */
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
