import { describeRemote, type When } from '@atrium/contract';

const wallets: When = ['switch:MYWALL', { not: 'wallet:single' }];

/** The customer's own pages: account and protection, wallets, account record. */
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
    {
      name: 'member.deposit@1',
      view: 'deposit',
      path: '/member/deposit',
      when: 'switch:DEPOSIT',
      needs: ['session', 'account-page'],
      title: 'page.depositv2',
    },
    {
      name: 'member.withdraw@1',
      view: 'withdraw',
      path: '/member/withdraw',
      when: 'switch:WITHDRAW',
      needs: ['session', 'account-page'],
      title: 'page.withdraw',
    },
    {
      name: 'member.rewards@1',
      view: 'rewards',
      path: '/member/rewards',
      when: 'switch:REWCEN3',
      needs: ['session', 'account-page'],
      title: 'page.rewardCenter',
    },
    {
      name: 'member.messages@1',
      view: 'messages',
      path: '/member/messages',
      when: 'switch:MAILCEN',
      needs: ['session', 'account-page'],
      title: 'page.messageV2',
    },
  ],

  navItems: [
    {
      id: 'support',
      point: 'menu@1',
      title: 'menu.support',
      icon: 'customer-service',
      order: 100,
      run: { command: 'support.open@1' },
    },
    {
      id: 'deposit',
      point: 'info-bar@1',
      title: 'page.depositv2',
      icon: 'deposit',
      order: 10,
      to: { place: 'member.deposit@1' },
    },
    {
      id: 'withdraw',
      point: 'account-menu@1',
      title: 'page.withdraw',
      icon: 'withdraw',
      order: 2,
      badge: 'paymentConfirmations',
      to: { place: 'member.withdraw@1' },
    },
    {
      id: 'rewards',
      point: 'account-menu@1',
      title: 'page.rewardCenter',
      icon: 'gift',
      order: 4,
      badge: 'availablePromotions',
      to: { place: 'member.rewards@1' },
    },
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
      id: 'privacy',
      point: 'footer@1',
      title: 'privacy.choices',
      order: 30,
      run: { command: 'member.privacy@1' },
      when: 'setting:tracking',
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

  commands: [{ name: 'support.open@1' }, { name: 'member.privacy@1', when: 'setting:tracking' }],

  abilities: {
    'wallets.see': wallets,
    'deposit.see': 'switch:DEPOSIT',
    'withdrawal.see': 'switch:WITHDRAW',
    'rewards.see': 'switch:REWCEN3',
    'messages.see': 'switch:MAILCEN',
    'rebates.see': ['switch:PLYRBT', 'rebate'],
    'payment-password.use': 'switch:PAYMENTPASSWORD',
  },

  uses: {
    places: ['mall.centre@1', 'auth.change-password@1'],
    events: ['privacy.asked@1'],
  },
});
