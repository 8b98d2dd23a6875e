import type { PlaceParams } from '@atrium/contract';

export interface QuickBet {
  gameId: string;
  gameCode: string;
  numbers: readonly string[];
}

/** Parameters that open a game with selected numbers. */
export function betParams({ gameId, gameCode, numbers }: QuickBet): PlaceParams {
  return { gameId, gameCode, bet_param: numbers.join(',') };
}
