import { gameTypes, type GameType } from '@atrium/api';
import { cyclic } from '../cyclic';
import type { Merchant, Texts } from '../merchants/merchant';
import { sameText } from '../merchants/texts';
import { requirePresent } from '../require-present';
import type { Game, GameTag } from './game';
import type { GameKind } from './kinds';
import { lotteryGames, lotteryVendor } from './lottery-games';
import { attributes } from './names/attributes';
import { composeName } from './names/compose-name';
import { subjects } from './names/subjects';
import type { Theme } from './theme';
import { vendors, type Vendor } from './vendors';

const fruitHarbour: Game = {
  nodeId: '1',
  gameId: 'fruit-harbour',
  vendor: 'NOVA',
  gameType: 'RNG',
  kind: 'slot-lines',
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
  tags: ['hot', 'classic'],
  demo: true,
  popularity: 1_000,
};

/** Kind and art of a vendor's single product. */
const singleProducts: Record<GameType, { kind: GameKind; theme: Theme }> = {
  RNG: { kind: 'slot-lines', theme: 'gems' },
  LIVE: { kind: 'roulette', theme: 'gems' },
  SPORTS: { kind: 'sports', theme: 'orchard' },
  FISH: { kind: 'fishing', theme: 'sea' },
  PVP: { kind: 'card-duel', theme: 'east' },
  ESPORTS: { kind: 'esports', theme: 'stars' },
  LOTT: { kind: 'instant-lottery', theme: 'east' },
  ELOTT: { kind: 'instant-lottery', theme: 'stars' },
};

/** The merchant settings that decide which games it offers. */
type Offering = Pick<Merchant, 'vendors'>;

/** Every game, in the order of the vendors; identical at each start and in each process. */
export const games: readonly Game[] = [fruitHarbour, ...vendors.flatMap((vendor) => gamesOfVendor(vendor))];

const playable = [...games, ...lotteryGames];
const byNodeId = new Map(playable.map((game) => [game.nodeId, game]));
const byVendor = new Map<string, Game[]>();
for (const game of playable) byVendor.set(game.vendor, [...(byVendor.get(game.vendor) ?? []), game]);
const offered = new WeakMap<readonly string[], Game[]>();

/** Games of the merchant's vendors. The list is shared: it must not be changed. */
export function gamesOf({ vendors: codes }: Offering): readonly Game[] {
  let found = offered.get(codes);
  if (!found) {
    const known = new Set(codes);
    found = games.filter(({ vendor }) => known.has(vendor));
    offered.set(codes, found);
  }
  return found;
}

export function gameByNodeId(nodeId: string): Game | undefined {
  return byNodeId.get(nodeId);
}

/** The games of a vendor, those of the lottery provider too; none for an unknown one. */
export function gamesOfVendorCode(vendor: string): readonly Game[] {
  return byVendor.get(vendor) ?? [];
}

/** Whether a merchant's players may play a vendor's games; the lottery provider's where the lottery remote is. */
export function offersVendor(
  { vendors: codes, remotes }: Pick<Merchant, 'vendors' | 'remotes'>,
  vendor: string,
): boolean {
  return vendor === lotteryVendor ? remotes.includes('lottery') : codes.includes(vendor);
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
  const start = startOf(vendor);
  return Array.from({ length: count }, (_, index) => composedGame(vendor, start + index));
}

/** Offset of a vendor's games in the sequence of composed names of its game type. */
function startOf({ code, gameType }: Vendor): number {
  const earlier = vendors.slice(
    0,
    vendors.findIndex((vendor) => vendor.code === code),
  );
  return earlier.filter((vendor) => vendor.gameType === gameType).reduce((sum, vendor) => sum + vendor.games, 0);
}

/**
 * Names cycle through all subjects of the game type and shift the attributes each round, so that no name repeats as
 * long as a type has fewer games than subjects times attributes.
 */
function composedGame(vendor: Vendor, index: number): Game {
  const { gameType } = vendor;
  const ofType = requirePresent(subjects[gameType]);
  const place = index % ofType.length;
  const round = Math.floor(index / ofType.length);
  const { kind, theme, category, name } = cyclic(ofType, place);
  const names = composeName(cyclic(attributes, place + round * 5), name);
  const popularity = vendor.fault ? 0 : (index * 7_919) % (isSlot(kind) ? 997 : 499);
  return {
    nodeId: String(firstNodeId(gameType) + index),
    gameId: names.EN.toLowerCase().replaceAll(' ', '-'),
    vendor: vendor.code,
    gameType,
    kind,
    category,
    names,
    theme,
    tags: tagsOf(index, popularity),
    demo: vendor.freeplay && (index + round) % 4 !== 3,
    popularity,
  };
}

function isSlot(kind: GameKind): boolean {
  return kind === 'slot-lines' || kind === 'slot-ways';
}

/** Slots from 1000, single products from 5000, and from 10000 a thousand for each other type. */
function firstNodeId(gameType: GameType): number {
  return gameType === 'RNG' ? 1_000 : 10_000 + 1_000 * gameTypes.indexOf(gameType);
}

function tagsOf(index: number, popularity: number): GameTag[] {
  return [
    ...(index % 17 === 5 ? (['new'] as const) : []),
    ...(popularity > 900 ? (['hot'] as const) : []),
    ...(index % 11 === 3 ? (['classic'] as const) : []),
  ];
}

function singleProductGame(vendor: Vendor): Game {
  const { name, gameType } = vendor;
  return {
    nodeId: String(5_000 + vendors.findIndex(({ code }) => code === vendor.code)),
    gameId: name.toLowerCase().replaceAll(' ', '-'),
    vendor: vendor.code,
    gameType,
    ...singleProducts[gameType],
    category: '',
    // A brand name is the same in every language.
    names: sameText(name),
    tags: [],
    demo: vendor.freeplay,
    popularity: 0,
  };
}
