import { lotteryMenu } from '@atrium/api';
import type { NavItemChild, Host } from '@atrium/contract';
import { longDragon } from '../features/query/lottery-mode';
import { prizeModeOf } from '../features/games/prize-mode';

/** `lottery.menu@1`: long dragon, the games of the submenu with their marks, and the lotteries with separate pages. */
export default async function listMenu({ api, language, signal }: Host): Promise<NavItemChild[]> {
  const groups = await api.call(lotteryMenu, { prizeMode: prizeModeOf('LOTT') }, { signal });
  const games = groups.flatMap(({ gameMenus }) => gameMenus);
  return [
    {
      id: longDragon,
      title: language.text('dragon.title'),
      to: { place: 'lottery.home@1', params: { gameCode: longDragon } },
    },
    ...games.map(({ code, remark, defaultPlayType, tag }): NavItemChild => ({
      id: code,
      title: remark,
      ...((tag === 'new' || tag === 'hot') && { mark: tag }),
      to: { place: 'lottery.home@1', params: { playType: defaultPlayType, gameCode: code } },
    })),
    { id: 'vietnam', title: language.text('vietnam.title'), to: { place: 'lottery.vietnam@1' } },
    { id: 'sea', title: language.text('sea.title'), to: { place: 'lottery.sea@1' } },
  ];
}
