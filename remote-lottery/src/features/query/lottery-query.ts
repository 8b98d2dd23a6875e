import type { PlaceParams } from '@atrium/contract';

/** Parameters of the lottery page. */
export interface LotteryQuery {
  gameCode: string;
  gameId: string;
  /** The initial bet type. */
  playType: string;
  lMode: string;
  /** Numbers to bet on, comma-separated. */
  bet_param: string;
  /** The selected group of the lobby. */
  lottoGameGroup: string;
  type: string;
  id: string;
}

const keys = ['gameCode', 'playType', 'gameId', 'lMode', 'type', 'id', 'bet_param', 'lottoGameGroup'] as const;

/** Reads the parameters; missing ones are empty. */
export function readLotteryQuery(params: PlaceParams): LotteryQuery {
  return Object.fromEntries(keys.map((key) => [key, params[key] ?? ''])) as unknown as LotteryQuery;
}

/** Whether no game is requested, so the page is the lobby. */
export function isLobby({ gameCode, gameId }: LotteryQuery): boolean {
  return gameCode === '' && gameId === '';
}
