import { describeRemote, type When } from '@atrium/contract';

const wallets: When = ['switch:MYWALL', { not: 'wallet:single' }];

/** Member is what is mine: the account and what protects it, my wallets, my account record. */
export default describeRemote({
  name: 'member',
  requires: '^1.0.0',

  places: [
    {
      name: 'member.centre@1',
      view: 'centre',
      path: '/member',
      params: ['page'],
      needs: ['session', 'real-account'],
      title: 'title.centre',
    },
    {
      name: 'member.account@1',
      view: 'account',
      path: '/member/account',
      needs: ['session', 'account-page'],
      title: 'page.securityCenter',
    },
    {
      name: 'member.wallets@1',
      view: 'wallets',
      path: '/member/wallets',
      when: wallets,
      needs: ['session', 'account-page'],
      title: 'page.transferFund',
    },
  ],

  entries: [
    {
      id: 'account',
      point: 'account-menu@1',
      title: 'page.securityCenter',
      icon: 'user',
      order: 10,
      to: { place: 'member.account@1' },
    },
    {
      id: 'wallets',
      point: 'account-menu@1',
      title: 'page.transferFund',
      icon: 'wallet',
      order: 20,
      to: { place: 'member.wallets@1' },
    },
    {
      id: 'record',
      point: 'account-menu@1',
      title: 'page.transactionHistory',
      icon: 'record',
      order: 30,
      to: { place: 'member.centre@1', params: { page: 'transactionHistory' } },
    },
  ],

  abilities: {
    'wallets.see': wallets,
    'payment-password.use': 'switch:PAYMENTPASSWORD',
  },

  uses: {
    places: ['member.deposit@1', 'member.withdraw@1', 'mall.centre@1'],
  },
});
