import type { GameType, VendorCard } from '@atrium/api';

/** Cards of a section, beside a featured one. Source: requirement HOM-05. */
const cardsShown = 3;

/** The sections of the entry panel in their order, each with the game types it stands for; the first one's lobby is its own. */
const sections = [['SPORTS'], ['LIVE'], ['FISH'], ['PVP'], ['RNG'], ['LOTT', 'ELOTT']] as const satisfies GameType[][];

export interface EntrySection {
  gameType: GameType;
  /** The one popular lottery; other sections have none. */
  featured: VendorCard | undefined;
  cards: VendorCard[];
}

export function entrySections(cards: VendorCard[]): EntrySection[] {
  return sections.map(([gameType, ...further]) => {
    const types: string[] = [gameType, ...further];
    const own = cards.filter((card) => types.includes(card.gameType));
    const featured = gameType === 'LOTT' ? own[0] : undefined;
    return { gameType, featured, cards: own.filter((card) => card !== featured).slice(0, cardsShown) };
  });
}
