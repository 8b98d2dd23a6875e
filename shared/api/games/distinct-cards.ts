import { onceEach } from '../once-each';
import type { VendorCard } from './models';

/** Unique key of a card: a back end may leave card ids out, or number the cards of each game type. */
export function keyOfCard({ cardId, gameType, accountTypeName, gameId }: VendorCard): string {
  return [gameType, cardId, accountTypeName, gameId].join('/');
}

/** The cards, each once. */
export function distinctCards(cards: readonly VendorCard[]): VendorCard[] {
  return onceEach(cards, keyOfCard);
}
