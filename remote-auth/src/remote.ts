import { defineRemote } from '@atrium/contract';
import type config from '../remote.config';

export default defineRemote<typeof config>({
  views: {
    'sign-in': () => import('./views/sign-in'),
    'forgot-password': () => import('./views/forgot-password'),
    'change-password': () => import('./views/change-password'),
    register: () => import('./views/register'),
  },
  commands: {
    'session.sign-out@1': () => import('./commands/sign-out'),
    'session.greet@1': () => import('./commands/greet'),
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
