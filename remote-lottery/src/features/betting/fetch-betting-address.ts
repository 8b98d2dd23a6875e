import { gamesLotteryAddress, lottoLobby } from '@atrium/api';
import { isCallError, type Host, type PlaceParams } from '@atrium/contract';
import { gameAddress, ownOriginsOf } from '@atrium/ui/game-frame';
import type * as v from 'valibot';
import type { PrizeMode } from '../games/prize-mode';
import type { LotteryMode } from '../query/lottery-mode';

export interface BettingRequest {
  gameCode: string;
  mode: LotteryMode;
  prizeMode: PrizeMode;
  /** Passed on to the betting page as they are. */
  passed: PlaceParams;
}

/** The address of the betting page, or the key of the message why there is none. */
export type BettingAddress = { address: string } | { missing: 'in_stay_tuned' | 'game_maintenance' | LowBalance };

type LowBalance = 'launch_game_balance_not_enough';
const expects = ['launch_game_balance_not_enough'] as const satisfies readonly LowBalance[];

/** Parameters of the portal's address that belong to the betting page. */
const passedKeys = ['playType', 'type', 'id', 'bet_param'] as const;

/** Failures of a back end without the lobby's call, or with another answer. */
const lacksCall = new Set(['http-404', 'http-405', 'http-501', 'shape']);

/** The parameters of a game's address that its betting page gets untouched. */
export function passedParams(params: PlaceParams): PlaceParams {
  return Object.fromEntries(passedKeys.flatMap((key) => (params[key] ? [[key, params[key]]] : [])));
}

/**
 * Requests the address of the betting page: from the lottery's lobby, or by the game's code where the lobby has none or
 * the back end lacks the call.
 */
export async function fetchBettingAddress(
  { api, settings, language, signal }: Pick<Host, 'api' | 'settings' | 'language' | 'signal'>,
  { gameCode, mode, prizeMode, passed }: BettingRequest,
): Promise<BettingAddress> {
  const lobby: v.InferInput<typeof lottoLobby.request> = {
    lottoGameCode: gameCode,
    launchMode: 'LOTT',
    lottoMode: mode,
    lang: language.current.get(),
  };
  // at the same time as the address, so that it takes no longer
  const own = ownOriginsOf({ api, settings });
  let answer = await api.call(lottoLobby, lobby, { signal, expects }).catch((error: unknown) => {
    if (isCallError(error) && lacksCall.has(error.key)) return undefined;
    throw error;
  });
  if (!answer || (answer.ok && answer.value.address === ''))
    answer = await api.call(gamesLotteryAddress, { prizeMode, lottoGameCode: gameCode }, { signal, expects });
  if (!answer.ok) return { missing: answer.key };
  const named = answer.value.address;
  if (named === '') return { missing: 'in_stay_tuned' };
  const usable = gameAddress(named, { base: settings.gameBase, merchant: await own });
  return usable === undefined ? { missing: 'game_maintenance' } : { address: withParams(usable, passed) };
}

function withParams(address: string, params: PlaceParams): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(params)) if (value) url.searchParams.set(name, value);
  return url.href;
}
