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
  commands: {
    'support.open@1': () => import('./commands/open-support'),
    'member.privacy@1': () => import('./commands/show-privacy-choices'),
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
