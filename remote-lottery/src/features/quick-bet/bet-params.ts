import type { PlaceParams } from '@atrium/contract';

export interface QuickBet {
  gameId: string;
  gameCode: string;
  numbers: readonly string[];
  /** The menu group of a game with another prize mode. */
  lottoGameGroup?: string | undefined;
}

/** Parameters that open a game with selected numbers. */
export function betParams({ gameId, gameCode, numbers, lottoGameGroup }: QuickBet): PlaceParams {
  return { gameId, gameCode, bet_param: numbers.join(','), ...(lottoGameGroup && { lottoGameGroup }) };
}
