import { defineRemote } from '@atrium/contract';
import type config from '../remote.config';

export default defineRemote<typeof config>({
  views: {
    lottery: () => import('./views/lottery'),
    trend: () => import('./views/trend'),
    vietnam: () => import('./views/vietnam'),
    sea: () => import('./views/sea'),
  },
  commands: {
    'lottery.menu@1': () => import('./commands/list-menu'),
    'lottery.bet@1': () => import('./commands/bet'),
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
