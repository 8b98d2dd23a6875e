import type { GameMode, gamesLaunch, gamesTrial } from '@atrium/api';
import type { GameRef, Host } from '@atrium/contract';
import type * as v from 'valibot';
import { launchLanguage } from './vendor-rules';

/** `W` is the web client, as the back end calls it. */
const platform = 'W';

/** The launch of a game for a signed-in person, for money or as a demo. */
export function launchRequest(
  { language, settings }: Pick<Host, 'language' | 'settings'>,
  game: GameRef,
  mode: GameMode,
): v.InferOutput<typeof gamesLaunch.request> {
  return {
    gameId: game.gameId ?? '',
    nodeId: game.nodeId ?? '',
    ...(game.roomId && { roomId: game.roomId }),
    matchId: '',
    leagueId: '',
    accountType: mode === 'real' ? 1 : 0,
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

/** The demo of a game for a visitor. */
export function demoRequest(game: GameRef): v.InferOutput<typeof gamesTrial.request> {
  return { nodeId: game.nodeId ?? '', gameId: game.gameId ?? '', platform };
}
