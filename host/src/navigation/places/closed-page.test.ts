import { testPortal } from './testing';
import { closedPage } from '../../page/site/closed-page';

beforeEach(() => sessionStorage.clear());

test.each([
  [false, false, { kind: 'moved', to: '/' }],
  [true, false, { kind: 'closed', why: 'maintenance' }],
  [false, true, { kind: 'closed', why: 'region' }],
  [true, true, { kind: 'closed', why: 'maintenance' }],
])(
  'with maintenance %p and a refused region %p the right closed page is shown [MNT-03]',
  (maintenance, regionRestriction, shown) => {
    expect(closedPage('/maintenance', { maintenance, regionRestriction })).toEqual(shown);
  },
);

test('the access-denied page is shown for a refused region, whatever other flags are on [MNT-07]', () => {
  const at = (maintenance: boolean, regionRestriction: boolean) =>
    closedPage('/access-denied', { maintenance, regionRestriction });

  expect([at(false, true), at(true, true)]).toEqual([
    { kind: 'closed', why: 'region' },
    { kind: 'closed', why: 'region' },
  ]);
  expect([at(true, false), at(false, false)]).toEqual([
    { kind: 'moved', to: '/maintenance' },
    { kind: 'moved', to: '/' },
  ]);
});

test('every address of a closed site redirects to /maintenance, and that one to home once the site is open [MNT-08]', () => {
  const { arrive, setSite, address, page } = testPortal({ at: '/games/live' });
  setSite({ maintenance: true, regionRestriction: false });
  arrive();
  expect([address(), page.page]).toEqual(['/maintenance', { kind: 'closed', why: 'maintenance' }]);

  setSite({ maintenance: false, regionRestriction: false });
  expect(address()).toBe('/');
});

test('an open page is left when the site closes', () => {
  const { arrive, setSite, address } = testPortal({ at: '/games/live' });
  arrive();
  setSite({ maintenance: false, regionRestriction: true });

  expect(address()).toBe('/maintenance');
});
