import type { GameType } from '@atrium/api';

export interface Vendor {
  code: string;
  name: string;
  gameType: GameType;
  /** Number of games; 0 for a vendor with a single product that its card starts. */
  games: number;
  /** Whether it offers demos to visitors and trial accounts. */
  freeplay: boolean;
  newWindow?: boolean;
  /** Listed as coming soon, with nothing to start. */
  announced?: boolean;
  /** What goes wrong with its games, for tests and demos. */
  fault?: VendorFault;
}

/**
 * `maintenance`: always under maintenance. `slow`: opens its games late. `no-address`: launches answer without an
 * address. `low-balance`: refuses every launch for money. `never-ready`: its page loads and never reports ready.
 */
export type VendorFault = 'maintenance' | 'slow' | 'no-address' | 'low-balance' | 'never-ready';

const slots = (code: string, name: string, games = 106, freeplay = true): Vendor => ({
  code,
  name,
  gameType: 'RNG',
  games,
  freeplay,
});

const faulty = (fault: VendorFault, gameType: GameType, code: string, name: string, games = 0): Vendor => ({
  code,
  name,
  gameType,
  games,
  freeplay: true,
  fault,
});

const other = (gameType: GameType, code: string, name: string, more: Partial<Vendor> = {}): Vendor => ({
  code,
  name,
  gameType,
  games: 0,
  freeplay: false,
  ...more,
});

/** All demo vendors; they are fictional. */
export const vendors: Vendor[] = [
  slots('NOVA', 'Nova Slots', 14),
  slots('JADE', 'Jade Fortune'),
  slots('PEAK', 'Peak Play'),
  slots('ORCA', 'Orca Games'),
  slots('MIRA', 'Mirage Reels', 106, false),
  slots('KITE', 'Kitework'),
  slots('BOLT', 'Bolt Studio'),
  slots('LUNA', 'Luna Park'),
  slots('TIGR', 'Tiger Lane'),
  slots('ZENX', 'Zen Arcade'),
  slots('FIRE', 'Firefly'),
  slots('CORA', 'Coral Bay'),
  slots('ONYX', 'Onyx House', 106, false),
  other('LIVE', 'VELA', 'Vela Live'),
  other('LIVE', 'CRWN', 'Crown Table', { games: 90 }),
  other('LIVE', 'SAFF', 'Saffron Studio', { games: 60, freeplay: true }),
  other('SPORTS', 'GOAL', 'Goalpost Sports'),
  other('SPORTS', 'PTCH', 'Pitch Exchange', { games: 50, newWindow: true }),
  other('SPORTS', 'RLLY', 'Rally Bet', { games: 50, freeplay: true }),
  other('FISH', 'HOOK', 'Hook and Reef', { games: 25, freeplay: true }),
  other('FISH', 'DEEP', 'Deep Blue', { games: 50, freeplay: true }),
  other('FISH', 'TIDE', 'Tidebreaker', { games: 20 }),
  other('PVP', 'DUEL', 'Duel Cards', { games: 12, freeplay: true }),
  other('PVP', 'RIVL', 'Rivals', { games: 40 }),
  other('PVP', 'MATE', 'Checkmate', { games: 40, freeplay: true }),
  other('ESPORTS', 'ARNA', 'Arena One'),
  other('ESPORTS', 'RIFT', 'Rift Line', { games: 40, freeplay: true }),
  other('ESPORTS', 'CLCH', 'Clutch', { games: 40, newWindow: true }),
  other('LOTT', 'DRAW', 'Quick Draw'),
  other('LOTT', 'FIVE', 'Fortune Five'),
  other('LOTT', 'MEKG', 'Mekong Draw', { announced: true }),
  other('ELOTT', 'KENO', 'Keno Lab', { games: 60, freeplay: true }),
  other('ELOTT', 'BNGO', 'Bingo Bay'),
  other('ELOTT', 'SPRK', 'Sparkball', { games: 88 }),
  faulty('maintenance', 'RNG', 'DUSK', 'Dusk Works', 20),
  faulty('slow', 'RNG', 'SNAL', 'Snail Lane', 20),
  faulty('never-ready', 'LIVE', 'HUSH', 'Hush Tables'),
  faulty('low-balance', 'FISH', 'DRYD', 'Dry Dock'),
  faulty('no-address', 'PVP', 'LOST', 'Lost Address'),
];
