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
  texts: (language) => import(`./locales/${language}.json`),
});
