import { defineRemote } from '@atrium/contract';
import type config from '../remote.config';

export default defineRemote<typeof config>({
  views: {
    home: () => import('./views/home'),
    product: () => import('./views/product'),
    redeem: () => import('./views/redeem'),
    record: () => import('./views/record'),
    points: () => import('./views/points'),
    rules: () => import('./views/rules'),
    convert: () => import('./views/convert'),
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
