import { bannerTarget, type Banner } from './banner-target';

const banner = (changes: Partial<Banner>): Banner => ({ linkageType: 'URL', title: 'Spring', ...changes }) as Banner;

test.each([
  ['https://partner.test/x?y=1', { address: 'https://partner.test/x?y=1', leavesPortal: true }],
  ['http://partner.test/', { address: 'http://partner.test/', leavesPortal: true }],
  ['/terms?part=2', { address: 'http://localhost/terms?part=2', leavesPortal: false }],
])('an address %s stays a link', (linkage, target) => {
  expect(bannerTarget(banner({ linkage }))).toEqual(target);
});

test.each(['', 'javascript:alert(1)', 'data:text/html,x', 'https://[', undefined])(
  'a banner with the address %s leads nowhere',
  (linkage) => {
    expect(bannerTarget(banner({ linkage }))).toBeUndefined();
  },
);

test('a promotion opens by its id; without one the banner leads nowhere', () => {
  expect(bannerTarget(banner({ linkageType: 'P', linkage: '77' }))).toEqual({
    to: { place: 'lobby.promotions@1', params: { id: '77' } },
  });
  expect(bannerTarget(banner({ linkageType: 'P', linkage: '' }))).toBeUndefined();
});

test('a game is launched with each id that the banner has', () => {
  const ids = { linkageType: 'G', linkage: 'g-1', roomId: 'r-2', nodeId: 'n-3', vendor: 'NOVA' } as const;

  expect(bannerTarget(banner(ids))).toEqual({
    launch: { vendor: 'NOVA', gameType: '', gameId: 'g-1', roomId: 'r-2', nodeId: 'n-3', name: 'Spring' },
  });
  expect(bannerTarget({ linkageType: 'G', vendor: 'NOVA' } as Banner)).toEqual({
    launch: { vendor: 'NOVA', gameType: '' },
  });
});

test('a banner without a kind of link leads nowhere', () => {
  expect(bannerTarget(banner({ linkageType: undefined, linkage: '/terms' }))).toBeUndefined();
});
