import type { FirstCall } from '@atrium/contract';

const hotGames = { merchantCode: '{merchant}', language: '{language}', platform: 'W' };

export const homeCalls: FirstCall[] = [
  { path: '/wps/relay/MCSFE_getBanner', request: { groupName: 'home', language: '{language}' } },
  { path: '/wps/relay/MCSFE_hotGames', request: hotGames },
];

/** The vendors, and the list that is shown first where the merchant has it. */
export const slotCalls: FirstCall[] = [
  { path: '/wps/relay/MCSFE_gameVendor', request: { merchantCode: '{merchant}' } },
  { path: '/wps/relay/MCSFE_hotGames', request: { ...hotGames, gameType: 'RNG' }, when: 'switch:HOTGAME3' },
];

export const promotionCalls: FirstCall[] = [
  {
    path: '/wps/relay/MCSFE_getNotice',
    request: { types: 'B,PL,PU,PR', groupName: 'w_promotion', execution: 'B', platform: 'W' },
  },
];
