import type { PlaceParams } from '@atrium/contract';

export interface QuickBet {
  gameId: string;
  gameCode: string;
  numbers: readonly string[];
}

/** Parameters of the lottery page that opens a game with numbers chosen. */
export function betParams({ gameId, gameCode, numbers }: QuickBet): PlaceParams {
  return { gameId, gameCode, bet_param: numbers.join(',') };
}
