import { describeRemote } from '@atrium/contract';

export default describeRemote({
  name: 'toy',
  requires: '^1.0.0',
  places: [
    { name: 'toy.home@1', view: 'home', path: '/toy' },
    { name: 'toy.other@1', view: 'other', path: '/other' },
  ],
  navItems: [{ id: 'toy', point: 'menu@1', title: 'menu.toy', order: 1 }],
});
