import type { GameFamily } from './game-art';

const families: Record<string, GameFamily> = {
  RNG: 'slots',
  FISH: 'fish',
  LIVE: 'live',
  SPORTS: 'sports',
  PVP: 'pvp',
  ESPORTS: 'esports',
  LOTT: 'lottery',
  ELOTT: 'lottery',
};

/** The picture family of a game type. */
export const familyOf = (gameType: string): GameFamily => families[gameType.toUpperCase()] ?? 'slots';
