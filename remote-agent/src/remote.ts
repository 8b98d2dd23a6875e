import { defineRemote } from '@atrium/contract';
import type config from '../remote.config';

export default defineRemote<typeof config>({
  views: {
    centre: () => import('./views/centre'),
  },
  commands: {},
  texts: {
    CN: () => import('./locales/CN.json'),
    TW: () => import('./locales/TW.json'),
    EN: () => import('./locales/EN.json'),
    JA: () => import('./locales/JA.json'),
    VI: () => import('./locales/VI.json'),
    TH: () => import('./locales/TH.json'),
  },
});
