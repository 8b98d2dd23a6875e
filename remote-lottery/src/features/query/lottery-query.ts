import type { PlaceParams } from '@atrium/contract';

/** What the lottery page is asked for by its address. */
export interface LotteryQuery {
  gameCode: string;
  gameId: string;
  /** The way to bet that opens first. */
  playType: string;
  lMode: string;
  /** Numbers to bet on, with commas. */
  bet_param: string;
  /** A group chosen in the lobby. */
  lottoGameGroup: string;
  type: string;
  id: string;
}

const keys = ['gameCode', 'playType', 'gameId', 'lMode', 'type', 'id', 'bet_param', 'lottoGameGroup'] as const;

/** Reads the page's parameters; a missing one is empty. */
export function readLotteryQuery(params: PlaceParams): LotteryQuery {
  return Object.fromEntries(keys.map((key) => [key, params[key] ?? ''])) as unknown as LotteryQuery;
}

/** Whether no game is asked for: the page is the lobby. */
export function asksForLobby({ gameCode, gameId }: LotteryQuery): boolean {
  return gameCode === '' && gameId === '';
}
