import { defineRemote } from '@atrium/contract';
import type config from '../remote.config';

export default defineRemote<typeof config>({
  views: {
    centre: () => import('./views/centre'),
    account: () => import('./views/account'),
    wallets: () => import('./views/wallets'),
    deposit: () => import('./views/deposit'),
    withdraw: () => import('./views/withdraw'),
    rewards: () => import('./views/rewards'),
    messages: () => import('./views/messages'),
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
