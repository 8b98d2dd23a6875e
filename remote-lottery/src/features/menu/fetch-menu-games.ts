import { lotteryMenu } from '@atrium/api';
import type { Host, NavItemChild } from '@atrium/contract';
import { fetchLotteries } from '../games/fetch-games';
import { prizeModeParams, type PrizeMode } from '../games/prize-mode';

/** The games of a submenu with their marks. Back ends name a game's mark in the list of games, some also in the menu. */
export async function fetchMenuGames(host: Host, prizeMode: PrizeMode): Promise<NavItemChild[]> {
  const { api, signal } = host;
  const groups = await api.call(lotteryMenu, { prizeMode }, { signal });
  const games = groups.flatMap(({ gameMenus }) => gameMenus);
  const marks = games.every(({ tag }) => tag !== undefined)
    ? new Map<string, string>()
    : await fetchMarks(host, prizeMode);
  return games.map(({ code, remark, defaultPlayType, tag = marks.get(code) }) => ({
    id: code,
    title: remark,
    ...((tag === 'new' || tag === 'hot') && { mark: tag }),
    to: {
      place: 'lottery.home@1',
      params: { playType: defaultPlayType, gameCode: code, ...prizeModeParams(prizeMode) },
    },
  }));
}

/** Marks by game code; none when the list fails, because the menu works without them. */
async function fetchMarks(host: Host, prizeMode: PrizeMode): Promise<ReadonlyMap<string, string>> {
  const games = await fetchLotteries(host, { prizeMode, playType: '' }, { silent: true }).catch(() => []);
  return new Map(games.map(({ gameCode, tag }) => [gameCode, tag]));
}
