import { defineRemote } from '@atrium/contract';
import type config from '../remote.config';

export default defineRemote<typeof config>({
  views: {
    lottery: () => import('./views/lottery'),
    trend: () => import('./views/trend'),
    vietnam: () => import('./views/vietnam'),
    'home-groups': () => import('./views/home-groups'),
    'home-trends': () => import('./views/home-trends'),
    sea: () => import('./views/sea'),
    'mini-game': () => import('./views/mini-game'),
    'mini-game-play': () => import('./views/mini-game-play'),
  },
  commands: {
    'lottery.menu@1': () => import('./commands/list-menu'),
    'lottery.instant-menu@1': () => import('./commands/list-instant-menu'),
    'lottery.bet@1': () => import('./commands/bet'),
    'lottery.start-betting@1': () => import('./commands/start-betting'),
  },
  texts: (language) => import(`./locales/${language}.json`),
});
