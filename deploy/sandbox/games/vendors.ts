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
}

const slots = (code: string, name: string, games = 8, freeplay = true): Vendor => ({
  code,
  name,
  gameType: 'RNG',
  games,
  freeplay,
});

const single = (gameType: GameType, code: string, name: string, more: Partial<Vendor> = {}): Vendor => ({
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
  slots('MIRA', 'Mirage Reels', 8, false),
  slots('KITE', 'Kitework'),
  slots('BOLT', 'Bolt Studio'),
  slots('LUNA', 'Luna Park'),
  slots('TIGR', 'Tiger Lane'),
  slots('ZENX', 'Zen Arcade'),
  slots('FIRE', 'Firefly'),
  slots('CORA', 'Coral Bay'),
  slots('ONYX', 'Onyx House', 8, false),
  single('LIVE', 'VELA', 'Vela Live'),
  single('LIVE', 'CRWN', 'Crown Table'),
  single('LIVE', 'SAFF', 'Saffron Studio', { freeplay: true }),
  single('SPORTS', 'GOAL', 'Goalpost Sports'),
  single('SPORTS', 'PTCH', 'Pitch Exchange', { newWindow: true }),
  single('SPORTS', 'RLLY', 'Rally Bet', { freeplay: true }),
  single('FISH', 'HOOK', 'Hook and Reef', { games: 25, freeplay: true }),
  single('FISH', 'DEEP', 'Deep Blue', { freeplay: true }),
  single('FISH', 'TIDE', 'Tidebreaker'),
  single('PVP', 'DUEL', 'Duel Cards', { games: 12, freeplay: true }),
  single('PVP', 'RIVL', 'Rivals'),
  single('PVP', 'MATE', 'Checkmate', { freeplay: true }),
  single('ESPORTS', 'ARNA', 'Arena One'),
  single('ESPORTS', 'RIFT', 'Rift Line'),
  single('ESPORTS', 'CLCH', 'Clutch', { newWindow: true }),
  single('LOTT', 'DRAW', 'Quick Draw'),
  single('LOTT', 'FIVE', 'Fortune Five'),
  single('LOTT', 'MEKG', 'Mekong Draw', { announced: true }),
  single('ELOTT', 'KENO', 'Keno Lab', { freeplay: true }),
  single('ELOTT', 'BNGO', 'Bingo Bay'),
  single('ELOTT', 'SPRK', 'Sparkball'),
];
