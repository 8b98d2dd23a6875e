import { gamesMatches } from '@atrium/api';
import type { GameRef, Host } from '@atrium/contract';

/** A match that a betting page opens with. */
export interface Match {
  matchId: string;
  leagueId: string;
}

/** Types of games that are bets on matches. */
const onMatches: readonly string[] = ['SPORTS', 'ESPORTS'];

/** Milliseconds that a launch waits for the match at most. */
const patience = 2_000;

/** The next match of the game's type. None where the back end has no matches or does not answer in time. */
export async function fetchMatch(
  { api, settings, language }: Pick<Host, 'api' | 'settings' | 'language'>,
  { gameType = '' }: Pick<GameRef, 'gameType'>,
): Promise<Match | undefined> {
  if (!onMatches.includes(gameType)) return undefined;
  const request = { merchantCode: settings.merchant.code, gameType, language: language.current.get() };
  const matches = await api.call(gamesMatches, request, { signal: AbortSignal.timeout(patience) }).catch(() => []);
  return matches[0];
}
