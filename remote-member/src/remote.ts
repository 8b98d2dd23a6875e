import { defineRemote } from '@atrium/contract';
import type config from '../remote.config';

export default defineRemote<typeof config>({
  views: {
    centre: () => import('./views/centre'),
    account: () => import('./views/account'),
    wallets: () => import('./views/wallets'),
    payments: () => import('./views/payments'),
    deposit: () => import('./views/deposit'),
    withdraw: () => import('./views/withdraw'),
    rewards: () => import('./views/rewards'),
    messages: () => import('./views/messages'),
    missions: () => import('./views/missions'),
    rank: () => import('./views/rank'),
    referral: () => import('./views/referral'),
    feedback: () => import('./views/feedback'),
    support: () => import('./views/support'),
    raffle: () => import('./views/raffle'),
    'chat-room': () => import('./views/chat-room'),
  },
  commands: {
    'support.open@1': () => import('./commands/open-support'),
    'member.live-chat@1': () => import('./commands/open-support-beside'),
    'member.open-chat@1': () => import('./commands/open-chat'),
    'member.privacy@1': () => import('./commands/show-privacy-choices'),
  },
  texts: (language) => import(`./locales/${language}.json`),
});
