import type { GameType, VendorCard } from '@atrium/api';
import { panelGames } from '@atrium/api/figures';

/** Sections in order, each with its game types; the first type's lobby is linked. */
const sections = [['SPORTS'], ['LIVE'], ['FISH'], ['PVP'], ['RNG'], ['LOTT', 'ELOTT']] as const satisfies GameType[][];

export interface GameTypeSection {
  gameType: GameType;
  cards: VendorCard[];
}

export function gameTypeSections(cards: VendorCard[]): GameTypeSection[] {
  return sections.map(([gameType, ...further]) => {
    const types: string[] = [gameType, ...further];
    const own = cards.filter((card) => types.includes(card.gameType));
    return { gameType, cards: own.slice(0, panelGames) };
  });
}
