import { describeRemote } from '@atrium/contract';

/** Points mall: rewards, redemptions, point history. */
export default describeRemote({
  name: 'mall',
  requires: '^1.0.0',
  when: 'switch:POINTSYSTEM',

  places: [
    { name: 'mall.home@1', view: 'home', path: '/pointMall', params: ['type'], title: 'title.mall' },
    {
      name: 'mall.centre@1',
      view: 'home',
      path: '/member/pointMall',
      inside: 'member.centre@1',
      params: ['type'],
      needs: ['session', 'real-account'],
      title: 'title.mall',
    },
    { name: 'mall.product@1', view: 'product', path: '/pointMall/product/:id', params: ['id'], title: 'title.product' },
    {
      name: 'mall.redeem@1',
      view: 'redeem',
      opens: 'over',
      params: ['id'],
      needs: ['session', 'real-account'],
      title: 'title.redeem',
    },
    {
      name: 'mall.record@1',
      view: 'record',
      path: '/pointMall/record',
      needs: ['session', 'account-page'],
      title: 'title.record',
    },
    {
      name: 'mall.points@1',
      view: 'points',
      path: '/pointMall/points',
      needs: ['session', 'account-page'],
      title: 'title.points',
    },
    { name: 'mall.rules@1', view: 'rules', path: '/pointMall/rules', title: 'title.rules' },
    {
      name: 'mall.convert@1',
      view: 'convert',
      opens: 'over',
      needs: ['session', 'real-account'],
      title: 'title.convert',
    },
  ],

  navItems: [
    { id: 'mall', point: 'footer@1', title: 'title.mall', icon: 'gift', order: 20, to: { place: 'mall.home@1' } },
    {
      id: 'mine',
      point: 'account-menu@1',
      title: 'title.mall',
      icon: 'gift',
      order: 40,
      to: { place: 'mall.centre@1' },
    },
  ],

  abilities: {
    'points.see': 'signed-in',
    'payment-password.use': 'switch:PAYMENTPASSWORD',
    'account.trial': ['signed-in', { not: 'real-account' }],
  },

  uses: {
    places: ['member.account@1', 'member.deposit@1', 'auth.register@1', 'lobby.home@1'],
    commands: ['support.open@1', 'session.sign-out@1'],
    events: ['live.received@1'],
  },
});
