import { listed, pageNamed, pagesFor, type PagesGiven } from './member-pages';

const everything: PagesGiven = {
  can: () => true,
  has: () => true,
  account: { promotions: { MISSION: { enabled: true }, REFERRAL: { enabled: true } }, hasVip: true, kind: 0 },
};
const nothing: PagesGiven = { can: () => false, has: () => false, account: { promotions: {}, hasVip: false, kind: 0 } };
const names = (given: Partial<PagesGiven>, base = nothing) =>
  listed(pagesFor({ ...base, ...given })).map(({ name }) => name);

test('the menu has sixteen pages in the order of the source [MEM-17]', () => {
  expect(names({}, everything)).toEqual([
    ...['securityCenter', 'transferFund', 'depositv2', 'withdraw', 'personalHistoryCopy', 'transactionHistory'],
    ...['personalProfit', 'transferUpline', 'rewardCenter', 'referral', 'bonusDetails', 'missionLeaderboard'],
    ...['messageV2', 'manualRebate', 'playerRank', 'pointMall'],
  ]);
});

test('the menu is short where nothing is switched on', () => {
  expect(names({})).toEqual(['securityCenter', 'personalHistoryCopy', 'transactionHistory', 'personalProfit']);
});

test.each([
  ['wallets.see', 'transferFund'],
  ['deposit.see', 'depositv2'],
  ['withdrawal.see', 'withdraw'],
  ['rewards.see', 'rewardCenter'],
  ['rebates.see', 'bonusDetails'],
  ['messages.see', 'messageV2'],
  ['rebates.claim', 'manualRebate'],
])('%s adds the page %s and no other [MSG-02] [WAL-19]', (ability, page) => {
  const always = names({});
  expect(names({ can: (asked) => asked === ability }).filter((name) => !always.includes(name))).toEqual([page]);
});

test.each([
  ['missionLeaderboard', 'the MISSION promotions [RNK-01]', { promotions: { MISSION: { enabled: true } } }],
  ['referral', 'the REFERRAL promotions', { promotions: { REFERRAL: { enabled: true } } }],
  ['playerRank', 'a VIP programme [RNK-04]', { hasVip: true, kind: 0 }],
])('%s shows only with %s', (page, _what, part) => {
  expect(names({ account: { ...nothing.account, ...part } })).toContain(page);
  expect(names({})).not.toContain(page);
  const disabled = { MISSION: { enabled: false }, REFERRAL: { enabled: false } };
  expect(names({ account: { promotions: disabled, hasVip: false, kind: 0 } }, everything)).not.toContain(page);
});

test.each([
  [true, 0, true],
  [true, 2, false],
  [false, 0, false],
  [false, 2, false],
])('with toUpline %s and isAgent %d the transfer to the upline shows: %s [WAL-14]', (toUpline, kind, shown) => {
  const given = { can: (ability: string) => ability === 'upline.transfer' && toUpline };
  expect(names({ ...given, account: { ...nothing.account, kind } }).includes('transferUpline')).toBe(shown);
});

test.each([
  ['nothing', undefined],
  ['an unknown name', 'treasure'],
  ['a page that is not offered', 'transferFund'],
])('%s shows My account [MEM-03] [MEM-23] [LIM-15]', (_what, name) => {
  expect(pageNamed(pagesFor(nothing), name).name).toBe('securityCenter');
});

test('an available page is shown by its name [MEM-02]', () => {
  expect(pageNamed(pagesFor({ ...everything, has: () => false }), 'transferFund').name).toBe('transferFund');
});

test.each(['signInTask', 'newbieTask', 'rescueTask', 'promoList'])(
  'the name %s opens the reward centre [RWD-03]',
  (tab) => {
    expect(pageNamed(pagesFor(everything), tab).name).toBe('rewardCenter');
    expect(pageNamed(pagesFor(nothing), tab).name).toBe('securityCenter');
  },
);

test.each([
  [true, 'playerMRDailySalary'],
  [false, 'securityCenter'],
])(
  'with the home type dailySalary %s, playerMRDailySalary opens %s, and the menu has no such page [MEM-18] [MEM-20]',
  (on, shown) => {
    const pages = pagesFor({ ...nothing, can: (ability) => ability === 'daily-salary.see' && on });
    expect(pageNamed(pages, 'playerMRDailySalary').name).toBe(shown);
    expect(listed(pages)).toEqual(listed(pagesFor(nothing)));
  },
);

test('the points mall has a page if its place exists, and is current when that place is open [MEM-22] [MAL-01] [MAL-02]', () => {
  const there = pagesFor({ ...everything, has: (place) => place === 'mall.centre@1' });
  expect(listed(there).at(-1)?.name).toBe('pointMall');
  expect(names({ has: () => false }, everything)).not.toContain('pointMall');
  expect(pageNamed(there, undefined, 'mall.centre@1').name).toBe('pointMall');
  expect(pageNamed(there, undefined, 'member.centre@1').name).toBe('securityCenter');
  // its name in an address opens no page here: it is a place of its own
  expect(pageNamed(there, 'pointMall', 'member.centre@1').name).toBe('securityCenter');
  expect(pageNamed(there, 'withdraw', 'mall.centre@1').name).toBe('pointMall');
});
