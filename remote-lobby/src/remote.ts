import { defineRemote } from '@atrium/contract';
import type config from '../remote.config';

export default defineRemote<typeof config>({
  views: {
    home: () => import('./views/home'),
    slots: () => import('./views/slots'),
    category: () => import('./views/category'),
    vendor: () => import('./views/vendor'),
    game: () => import('./views/game'),
    demo: () => import('./views/demo'),
    help: () => import('./views/help'),
    recommended: () => import('./views/recommended'),
    language: () => import('./views/language'),
    download: () => import('./views/download'),
  },
  commands: {
    'game.launch@1': () => import('./commands/launch-game'),
    'game.demo@1': () => import('./commands/demo-game'),
    'lobby.leave-game@1': () => import('./commands/leave-game'),
    'lobby.favour@1': () => import('./commands/set-favourite'),
    'lobby.open-personal-list@1': () => import('./commands/open-personal-list'),
  },
  texts: {
    CN: () => import('./locales/CN.json'),
    TW: () => import('./locales/TW.json'),
    HK: () => import('./locales/HK.json'),
    EN: () => import('./locales/EN.json'),
    JA: () => import('./locales/JA.json'),
    KO: () => import('./locales/KO.json'),
    ID: () => import('./locales/ID.json'),
    ES: () => import('./locales/ES.json'),
    VI: () => import('./locales/VI.json'),
    TA: () => import('./locales/TA.json'),
    TH: () => import('./locales/TH.json'),
  },
});
