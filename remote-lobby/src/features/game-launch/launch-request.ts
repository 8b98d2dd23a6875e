import type { gamesLaunch, gamesTrial } from '@atrium/api';
import type { GameRef, Host } from '@atrium/contract';
import type * as v from 'valibot';
import { launchLanguage } from './vendor-rules';

/** `W` is the web client, as the back end calls it. */
const platform = 'W';

/** The launch of a game for a signed-in person, with play money or real. */
export function launchRequest(
  { language, settings }: Pick<Host, 'language' | 'settings'>,
  game: GameRef,
  money: 'play' | 'real',
): v.InferOutput<typeof gamesLaunch.request> {
  return {
    gameId: game.gameId ?? '',
    nodeId: game.nodeId ?? '',
    ...(game.roomId && { roomId: game.roomId }),
    matchId: '',
    leagueId: '',
    accountType: money === 'real' ? 1 : 0,
    confirmTrans: false,
    vassalage: game.vendor,
    launchMode: 'GLS',
    platform,
    clientType: 3,
    language: launchLanguage(game.vendor, language.current.get()),
    merchantCode: settings.merchant.code,
    sourceType: '',
    marketingDetailId: '',
  };
}

/** The free demo of a game, for anybody. */
export function trialRequest(game: GameRef): v.InferOutput<typeof gamesTrial.request> {
  return { nodeId: game.nodeId ?? '', gameId: game.gameId ?? '', platform };
}
