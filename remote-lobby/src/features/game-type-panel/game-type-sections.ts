import type { GameType, VendorCard } from '@atrium/api';

/** Cards per section, besides a featured one. Source: requirement HOM-05. */
const cardsShown = 3;

/** Sections in order, each with its game types; the first type's lobby is linked. */
const sections = [['SPORTS'], ['LIVE'], ['FISH'], ['PVP'], ['RNG'], ['LOTT', 'ELOTT']] as const satisfies GameType[][];

export interface GameTypeSection {
  gameType: GameType;
  /** The popular lottery; other sections have none. */
  featured: VendorCard | undefined;
  cards: VendorCard[];
}

export function gameTypeSections(cards: VendorCard[]): GameTypeSection[] {
  return sections.map(([gameType, ...further]) => {
    const types: string[] = [gameType, ...further];
    const own = cards.filter((card) => types.includes(card.gameType));
    const featured = gameType === 'LOTT' ? own[0] : undefined;
    return { gameType, featured, cards: own.filter((card) => card !== featured).slice(0, cardsShown) };
  });
}
