import { gameCategories } from '@atrium/api';
import { cyclic } from '../cyclic';
import type { Merchant, Texts } from '../merchants/merchant';
import { sameText } from '../merchants/texts';
import type { Game } from './game';
import { vendors, type Vendor } from './vendors';
import { attributes, composeName, subjects, themes } from './game-names';

const fruitHarbour: Game = {
  nodeId: '1',
  gameId: 'fruit-harbour',
  vendor: 'NOVA',
  gameType: 'RNG',
  category: '',
  names: {
    CN: '水果港湾',
    TW: '水果港灣',
    HK: '水果港灣',
    EN: 'Fruit Harbour',
    JA: 'フルーツハーバー',
    KO: '과일 항구',
    ID: 'Pelabuhan Buah',
    ES: 'Puerto de Frutas',
    VI: 'Bến Cảng Trái Cây',
    TA: 'பழத் துறைமுகம்',
    TH: 'ท่าเรือผลไม้',
  },
  theme: 'orchard',
  demo: true,
  popularity: 1_000,
};

/** The merchant settings that decide which games it offers. */
type Offering = Pick<Merchant, 'vendors'>;

/** Every game, in the order of the vendors; identical at each start and in each process. */
export const games: Game[] = [fruitHarbour, ...vendors.flatMap((vendor) => gamesOfVendor(vendor))];

/** Games of the merchant's vendors. */
export function gamesOf(merchant: Offering): Game[] {
  return games.filter(({ vendor }) => merchant.vendors.includes(vendor));
}

export function vendorsOf(merchant: Offering): Vendor[] {
  return vendors.filter(({ code }) => merchant.vendors.includes(code));
}

export function nameOf(game: Game, language: string): string {
  return game.names[language as keyof Texts] ?? game.names.EN;
}

function gamesOfVendor(vendor: Vendor): Game[] {
  if (vendor.announced) return [];
  if (vendor.games === 0) return [singleProductGame(vendor)];
  // One of NOVA's games is Fruit Harbour.
  const count = vendor.code === 'NOVA' ? vendor.games - 1 : vendor.games;
  return Array.from({ length: count }, (_, index) => composedGame(vendor, startOf(vendor) + index));
}

/** Offset of a vendor's games in the sequence of composed names. */
function startOf(vendor: Vendor): number {
  return vendors.slice(0, vendors.indexOf(vendor)).reduce((sum, { games }) => sum + games, 0);
}

/** Names cycle through all subjects and shift the attributes each round, so that no name repeats. */
function composedGame(vendor: Vendor, index: number): Game {
  const place = index % subjects.length;
  const round = Math.floor(index / subjects.length);
  const subject = cyclic(subjects, place);
  const names = composeName(cyclic(attributes, place + round * 5), subject.name);
  return {
    nodeId: String(1_000 + index),
    gameId: names.EN.toLowerCase().replaceAll(' ', '-'),
    vendor: vendor.code,
    gameType: vendor.gameType,
    category: index % 2 === 0 ? '' : cyclic(gameCategories, (index - 1) / 2),
    names,
    theme: subject.theme,
    demo: vendor.freeplay && index % 4 !== 3,
    popularity: (index * 7_919) % 997,
  };
}

function singleProductGame(vendor: Vendor): Game {
  const index = vendors.indexOf(vendor);
  const { name } = vendor;
  return {
    nodeId: String(5_000 + index),
    gameId: name.toLowerCase().replaceAll(' ', '-'),
    vendor: vendor.code,
    gameType: vendor.gameType,
    category: '',
    // A brand name is the same in every language.
    names: sameText(name),
    theme: cyclic(themes, index),
    demo: vendor.freeplay,
    popularity: 0,
  };
}
