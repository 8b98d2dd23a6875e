import { pageNamed, pagesFor } from './member-pages';

const names = (can: (ability: string) => boolean, has: (place: string) => boolean = () => false) =>
  pagesFor(can, has).map(({ name }) => name);

test('the menu keeps its order, with My wallet only if available', () => {
  expect(names(() => true)).toEqual([
    'securityCenter',
    'transferFund',
    'depositv2',
    'withdraw',
    'transactionHistory',
    'rewardCenter',
    'referral',
    'bonusDetails',
    'missionLeaderboard',
    'messageV2',
    'playerRank',
  ]);
  expect(names(() => false)).toEqual([
    'securityCenter',
    'transactionHistory',
    'referral',
    'missionLeaderboard',
    'playerRank',
  ]);
});

test.each([
  ['wallets.see', 'transferFund'],
  ['deposit.see', 'depositv2'],
  ['withdrawal.see', 'withdraw'],
  ['rewards.see', 'rewardCenter'],
  ['rebates.see', 'bonusDetails'],
  ['messages.see', 'messageV2'],
])('%s adds the page %s and no other', (ability, page) => {
  const always = ['securityCenter', 'transactionHistory', 'referral', 'missionLeaderboard', 'playerRank'];
  expect(names((asked) => asked === ability).filter((name) => !always.includes(name))).toEqual([page]);
});

test.each([
  ['nothing', undefined],
  ['an unknown name', 'treasure'],
  ['a page that is not offered', 'transferFund'],
])('%s shows My account [MEM-03] [MEM-23]', (_what, name) => {
  expect(
    pageNamed(
      pagesFor(
        () => false,
        () => false,
      ),
      name,
    ).name,
  ).toBe('securityCenter');
});

test('an available page is shown by its name [MEM-02]', () => {
  expect(
    pageNamed(
      pagesFor(
        () => true,
        () => false,
      ),
      'transferFund',
    ).name,
  ).toBe('transferFund');
});

test('the points mall has a page if its place exists, and is current when that place is open [MAL-01] [MAL-02]', () => {
  const there = pagesFor(
    () => true,
    (place) => place === 'mall.centre@1',
  );
  expect(there.at(-1)?.name).toBe('pointMall');
  expect(names(() => true)).not.toContain('pointMall');
  expect(pageNamed(there, undefined, 'mall.centre@1').name).toBe('pointMall');
  expect(pageNamed(there, undefined, 'member.centre@1').name).toBe('securityCenter');
  // its name in an address opens no page here: it is a place of its own
  expect(pageNamed(there, 'pointMall', 'member.centre@1').name).toBe('securityCenter');
  expect(pageNamed(there, 'withdraw', 'mall.centre@1').name).toBe('pointMall');
});
