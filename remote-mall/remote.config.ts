import { describeRemote } from '@atrium/contract';

/** Mall is what points buy: rewards, what was redeemed, how points come and go. */
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
      title: 'title.mall',
    },
  ],

  entries: [
    { id: 'mall', point: 'menu@1', title: 'title.mall', icon: 'gift', order: 90, to: { place: 'mall.home@1' } },
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
  },
});
