import { describeRemote } from '@atrium/contract';

/** Public pages and games: home, the lobbies of all game types, and the game frames. */
export default describeRemote({
  name: 'lobby',
  requires: '^1.1.0',

  places: [
    { name: 'lobby.home@1', view: 'home', path: '/', title: 'title.home' },
    { name: 'lobby.landing@1', view: 'home', path: '/index', title: 'title.home' },
    {
      name: 'lobby.slots@1',
      view: 'slots',
      path: '/electron',
      aliases: ['/rng'],
      params: ['page', 'category', 'name', 'pageNo'],
      title: 'menu.rng',
    },
    {
      name: 'lobby.search@1',
      view: 'search',
      path: '/search',
      params: ['q', 'type', 'vendor', 'category', 'feature', 'tag'],
      title: 'search.title',
    },
    { name: 'lobby.live@1', view: 'category', path: '/live', params: ['page'], title: 'menu.live' },
    { name: 'lobby.sports@1', view: 'category', path: '/sports', params: ['page'], title: 'menu.sports' },
    { name: 'lobby.fish@1', view: 'category', path: '/fish', params: ['page'], title: 'menu.fish' },
    { name: 'lobby.pvp@1', view: 'category', path: '/pvp', params: ['page'], title: 'menu.pvp' },
    { name: 'lobby.esports@1', view: 'category', path: '/esports', params: ['page'], title: 'menu.esports' },
    { name: 'lobby.elott@1', view: 'category', path: '/elott', params: ['page'], title: 'menu.elott' },
    {
      name: 'lobby.vendor@1',
      view: 'vendor',
      opens: 'over',
      params: ['gameType', 'vendor', 'name'],
      title: 'title.vendor',
    },
    {
      name: 'lobby.game@1',
      view: 'game',
      path: '/seamless',
      params: ['gameType'],
      needs: ['session', 'real-account'],
      quiet: true,
      title: 'title.game',
    },
    {
      name: 'lobby.demo@1',
      view: 'demo',
      path: '/trial',
      params: ['gameType'],
      when: 'switch:FREEPLAY3',
      quiet: true,
      title: 'title.demo',
    },
    { name: 'lobby.help@1', view: 'help', path: '/help', title: 'help.title' },
    {
      name: 'lobby.recommended@1',
      view: 'recommended',
      opens: 'over',
      params: ['message', 'from', 'until'],
      title: 'recommended.title',
    },
    { name: 'lobby.language@1', view: 'language', path: '/lang', title: 'language.title' },
    { name: 'lobby.download@1', view: 'download', path: '/download', title: 'download.title' },
  ],

  navItems: [
    { id: 'help', point: 'footer@1', title: 'footer.help', icon: 'help', order: 10, to: { place: 'lobby.help@1' } },
    { id: 'live', point: 'menu@1', title: 'menu.live', icon: 'live', order: 10, to: { place: 'lobby.live@1' } },
    { id: 'sports', point: 'menu@1', title: 'menu.sports', icon: 'sports', order: 20, to: { place: 'lobby.sports@1' } },
    { id: 'fish', point: 'menu@1', title: 'menu.fish', icon: 'fish', order: 30, to: { place: 'lobby.fish@1' } },
    { id: 'pvp', point: 'menu@1', title: 'menu.pvp', icon: 'pvp', order: 40, to: { place: 'lobby.pvp@1' } },
    {
      id: 'esports',
      point: 'menu@1',
      title: 'menu.esports',
      icon: 'esports',
      order: 50,
      to: { place: 'lobby.esports@1' },
    },
    { id: 'rng', point: 'menu@1', title: 'menu.rng', icon: 'rng', order: 60, to: { place: 'lobby.slots@1' } },
    {
      id: 'elott',
      point: 'menu@1',
      title: 'menu.elott',
      icon: 'elott',
      order: 80,
      to: { place: 'lobby.elott@1' },
      children: { source: 'lottery.instant-menu@1' },
    },
  ],

  commands: [
    { name: 'game.launch@1', needs: ['session', 'real-account'] },
    { name: 'game.demo@1', when: 'switch:FREEPLAY3' },
    { name: 'lobby.leave-game@1' },
    { name: 'lobby.favour@1', needs: ['session'] },
    { name: 'lobby.open-personal-list@1', needs: ['session'] },
  ],

  reactions: [
    { on: 'game.maintenance@1', open: { place: 'lobby.recommended@1' }, passes: ['message', 'from', 'until'] },
  ],

  abilities: {
    'game.play': ['signed-in', 'real-account'],
    'game.demo': 'switch:FREEPLAY3',
    'list.hot': 'switch:HOTGAME3',
    'list.recent': 'switch:RECENTGAME3',
    'list.favourites': 'switch:FAVGAME3',
    'list.personal': 'signed-in',
  },

  uses: {
    places: ['member.deposit@1', 'lottery.lobby@1'],
    commands: ['lottery.instant-menu@1'],
    events: ['game.opened@1', 'game.closed@1', 'game.maintenance@1'],
  },
});
