import { defineRemote } from '@atrium/contract';
import type config from '../remote.config';

export default defineRemote<typeof config>({
  views: {
    home: () => import('./views/home'),
    'game-types': () => import('./views/game-types'),
    entrances: () => import('./views/entrances'),
    winners: () => import('./views/winners'),
    promotions: () => import('./views/promotions'),
    'promotion-list': () => import('./views/promotion-list'),
    slots: () => import('./views/slots'),
    search: () => import('./views/search'),
    category: () => import('./views/category'),
    vendor: () => import('./views/vendor'),
    game: () => import('./views/game'),
    demo: () => import('./views/demo'),
    legal: () => import('./views/legal'),
    help: () => import('./views/help'),
    notices: () => import('./views/notices'),
    announcements: () => import('./views/announcements'),
    recommended: () => import('./views/recommended'),
    language: () => import('./views/language'),
    download: () => import('./views/download'),
    'speed-test': () => import('./views/speed-test'),
  },
  commands: {
    'game.launch@1': () => import('./commands/launch-game'),
    'game.demo@1': () => import('./commands/demo-game'),
    'lobby.leave-game@1': () => import('./commands/leave-game'),
    'lobby.favour@1': () => import('./commands/set-favourite'),
    'lobby.open-personal-list@1': () => import('./commands/open-personal-list'),
    'lobby.vendor-menu@1': () => import('./commands/list-vendor-menu'),
    'lobby.announcement-groups@1': () => import('./commands/list-announcement-groups'),
    'lobby.stay-tuned@1': () => import('./commands/show-stay-tuned'),
  },
  texts: (language) => import(`./locales/${language}.json`),
});
