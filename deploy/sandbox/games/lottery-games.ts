import { lotteryProvider } from '../../merchants';
import { sameText } from '../merchants/texts';
import { allLotteries } from '../lottery/games';
import type { Game } from './game';

/** The provider of the numbered lotteries, which has no card of its own: its games have the lottery pages. */
export const lotteryVendor = lotteryProvider;

/** The view for bets on several games at once. */
export const longDragon = 'long_dragon';

const shared = {
  vendor: lotteryVendor,
  kind: 'instant-lottery',
  category: '',
  theme: 'stars',
  tags: [],
  demo: false,
} as const;

/** The lotteries as games of their provider; the lists of games do not have them. */
export const lotteryGames: readonly Game[] = [
  ...allLotteries.map(({ code, names, interval, popularity }) => ({
    ...shared,
    tags: [],
    nodeId: `lottery-${code}`,
    gameId: code,
    gameType: interval <= 60 ? ('ELOTT' as const) : ('LOTT' as const),
    names,
    popularity,
  })),
  {
    ...shared,
    tags: [],
    nodeId: `lottery-${longDragon}`,
    gameId: longDragon,
    gameType: 'LOTT',
    names: sameText('Long Dragon'),
    popularity: 0,
  },
];
