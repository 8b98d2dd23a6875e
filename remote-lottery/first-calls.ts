import type { FirstCall } from '@atrium/contract';

/** Lists of the lobby with answers that name no times left. */
export const lobbyCalls: FirstCall[] = [
  { path: '/lgw/games/popular', request: { count: 4, prizeMode: 'Lott', playType: '' } },
  { path: '/lgw/games/game_menus', request: { prizeMode: 'Lott' } },
];
