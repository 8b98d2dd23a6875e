/** What a game plays; each kind has its own rules and page. */
export const gameKinds = [
  'slot-lines',
  'slot-ways',
  'video-poker',
  'baccarat',
  'card-duel',
  'poker-duel',
  'roulette',
  'fishing',
  'sports',
  'esports',
  'instant-lottery',
] as const;

export type GameKind = (typeof gameKinds)[number];
