import { describeRemote } from '@atrium/contract';
import { lobbyCalls } from './first-calls';

/** Lotteries: games with countdowns, their draws and trends. */
export default describeRemote({
  name: 'lottery',
  requires: '^1.3.0',

  places: [
    {
      name: 'lottery.home@1',
      view: 'lottery',
      path: '/lottery',
      params: ['gameCode', 'playType', 'gameId', 'lMode', 'type', 'id', 'bet_param', 'lottoGameGroup'],
      undisturbed: true,
      title: 'menu.lott',
      firstCalls: lobbyCalls,
    },
    {
      name: 'lottery.lobby@1',
      view: 'lottery',
      path: '/lott',
      params: ['page', 'lottoGameGroup', 'prizeMode'],
      title: 'menu.lott',
      firstCalls: lobbyCalls,
    },
    { name: 'lottery.trend@1', view: 'trend', path: '/trend', params: ['gameCode'], title: 'trend.title' },
    {
      name: 'lottery.vietnam@1',
      view: 'vietnam',
      path: '/vnLottery',
      params: ['gameCode'],
      undisturbed: true,
      title: 'vietnam.title',
    },
    {
      name: 'lottery.sea@1',
      view: 'sea',
      path: '/seaLottery',
      params: ['gameCode'],
      undisturbed: true,
      title: 'sea.title',
    },
    {
      name: 'lottery.mini-game@1',
      view: 'mini-game-play',
      path: '/mini-game',
      opens: 'over',
      params: ['edition'],
      when: { any: ['switch:LOTTMINIGAME3', 'switch:SEALOTTMINIGAME3'] },
      needs: ['session'],
      title: 'mini.title',
    },
  ],

  sections: [
    {
      id: 'mini-game',
      point: 'floating@1',
      view: 'mini-game',
      order: 10,
      when: ['signed-in', { any: ['switch:LOTTMINIGAME3', 'switch:SEALOTTMINIGAME3'] }],
      hiddenOn: ['/lottery', '/vnLottery', '/seamless', '/agent', '/agentHome', '/seaLottery'],
    },
    { id: 'trends', point: 'home-section@1', view: 'home-trends', order: 40, height: { phone: 380, desktop: 160 } },
    { id: 'groups', point: 'home-section@1', view: 'home-groups', order: 50, height: { phone: 640, desktop: 400 } },
  ],

  navItems: [
    {
      id: 'lott',
      point: 'menu@1',
      title: 'menu.lott',
      icon: 'lott',
      order: 70,
      to: { place: 'lottery.lobby@1' },
      also: ['lottery.home@1', 'lottery.trend@1', 'lottery.vietnam@1', 'lottery.sea@1'],
      children: { source: 'lottery.menu@1' },
    },
  ],

  commands: [
    { name: 'lottery.menu@1' },
    { name: 'lottery.instant-menu@1' },
    { name: 'lottery.bet@1', needs: ['session', 'real-account'] },
    { name: 'lottery.start-betting@1', needs: ['session', 'real-account'] },
  ],

  abilities: {
    'lottery.bet': ['signed-in', 'real-account'],
    /** A trial account, which cannot bet. */
    'lottery.trial': ['signed-in', { not: 'real-account' }],
    'lottery.long-dragon': [{ not: 'switch:LONGDRAGON3.off' }, { not: 'setting:strict-protection' }],
    'lottery.vietnam-menu': { not: 'switch:VNLOTT3.off' },
    'lottery.sea-menu': { not: 'switch:SEALOTT3.off' },
  },

  uses: {
    places: ['member.deposit@1'],
    commands: ['game.launch@1', 'lobby.vendor-menu@1', 'session.sign-out@1'],
    events: ['game.opened@1', 'game.closed@1'],
  },
});
