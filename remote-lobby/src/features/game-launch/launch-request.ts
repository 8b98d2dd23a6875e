import type { GameMode, gamesLaunch, gamesLaunchLottery, gamesTrial } from '@atrium/api';
import type { GameRef, Host } from '@atrium/contract';
import type * as v from 'valibot';
import type { Match } from './fetch-match';
import { launchLanguage } from './vendor-rules';

/** The back end's name of the web client. */
const platform = 'W';

/** Launch request of a signed-in customer, for real money or as a demo. */
export function launchRequest(
  { language, settings }: Pick<Host, 'language' | 'settings'>,
  game: GameRef,
  mode: GameMode,
  {
    confirmTrans = false,
    match = { matchId: '', leagueId: '' },
  }: {
    /** Whether the person has confirmed that the main wallet moves to the vendor's. */
    confirmTrans?: boolean;
    match?: Match | undefined;
  } = {},
): v.InferOutput<typeof gamesLaunch.request> {
  return {
    gameId: game.gameId ?? '',
    nodeId: game.nodeId ?? '',
    ...(game.roomId && { roomId: game.roomId }),
    matchId: match.matchId,
    leagueId: match.leagueId,
    accountType: mode === 'real' ? 1 : 0,
    confirmTrans,
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

/** Whether the game is a vendor's lottery, ordinary or instant. */
export function isLottery({ gameType }: Pick<GameRef, 'gameType'>): boolean {
  return gameType === 'LOTT' || gameType === 'ELOTT';
}

/** Launch request of a vendor's lottery for real money; `confirmTrans` is sent only where the person has confirmed. */
export function lotteryLaunchRequest(
  { language }: Pick<Host, 'language'>,
  game: GameRef,
  confirmTrans = false,
): v.InferOutput<typeof gamesLaunchLottery.request> {
  return {
    device: 'WEB',
    lottoArea: '',
    lottoPrizeMode: game.gameType === 'ELOTT' ? 'Elott' : 'Lott',
    launchMode: game.gameType,
    language: launchLanguage(game.vendor, language.current.get()),
    lottoGameCode: game.gameId || game.roomId || '',
    lottoView: '',
    hasLobby: false,
    labelName: game.name ?? '',
    ...(confirmTrans && { confirmTrans }),
  };
}

/** Demo request of a visitor. */
export function demoRequest(game: GameRef): v.InferOutput<typeof gamesTrial.request> {
  return { nodeId: game.nodeId ?? '', gameId: game.gameId ?? '', platform };
}
