import { BettingFrame } from '../pages/betting-frame';
import { LotteryPages } from '../pages/lottery-pages';
import type { PortalPage } from '../pages/portal-page';
import { accounts } from '../support/accounts';
import { seriousFaults } from '../support/axe';
import { expect, test } from '../support/test';

const lotteryOf = ({ content, say }: PortalPage) => new LotteryPages(content, say);

test('the lottery home has five cards of each kind, the popular bar and the quick bet [LOT-01] [LOT-03] [LOT-05]', async ({
  at,
}) => {
  const tab = at('aurora');
  const lottery = lotteryOf(tab);
  const popular = tab.page.waitForRequest(/\/lgw\/games\/popular/);
  await tab.open('/lottery');
  await expect(lottery.cards('regular')).toHaveCount(5);
  await expect(lottery.cards('live')).toHaveCount(5);
  await expect(lottery.popular).toHaveCount(4);
  expect(new URL((await popular).url()).searchParams.get('count')).toBe('4');
  await expect(lottery.quickBet.getByRole('radio')).toHaveCount(5);
  await expect(lottery.yourNumbers).toHaveCount(5);
  expect(await seriousFaults(tab.page)).toEqual([]);
});

test('the clock of the quick bet ticks [QBT-05]', async ({ at }) => {
  const tab = at('kestrel');
  const lottery = lotteryOf(tab);
  await tab.open('/lottery');
  const before = await lottery.quickBetClock.innerText();
  await expect(lottery.quickBetClock).not.toHaveText(before);
});

test('the navigation collapses and expands [LOT-04]', async ({ at }) => {
  const tab = at('aurora');
  const lottery = lotteryOf(tab);
  await tab.open('/lottery');
  await expect(lottery.navigation).toBeVisible();
  await lottery.toggleNavigation.click();
  await expect(lottery.navigation).toBeHidden();
  await lottery.toggleNavigation.click();
  await expect(lottery.navigation).toBeVisible();
});

for (const path of ['/lottery', '/lottery?gameCode=', '/lott'])
  test(`${path} is the lobby [LRV-02] [LRV-07]`, async ({ at }) => {
    const tab = at('kestrel');
    const lottery = lotteryOf(tab);
    await tab.open(path);
    await expect(tab.title).toHaveText(tab.say('lottery', 'menu.lott'));
    await expect(lottery.quickBet).toBeVisible();
    await expect(tab.menu.getByRole('link', { name: tab.say('lottery', 'menu.lott'), exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

test('a group in the address filters the cards, an unknown one does not [LRV-12]', async ({ at }) => {
  const tab = at('aurora');
  const lottery = lotteryOf(tab);
  await tab.open('/lottery?lottoGameGroup=PK10');
  await expect(lottery.cards()).toHaveCount(3);
  await tab.open('/lottery?lottoGameGroup=NOPE');
  await expect(lottery.cards()).toHaveCount(10);
});

test('shows five draws, and each can be checked with its seed, slips and beacon [LRV-16]', async ({ at }) => {
  const tab = at('aurora');
  const lottery = lotteryOf(tab);
  await tab.open('/lottery?gameCode=TXFFC');
  await expect(lottery.proofs).toHaveCount(5);
  await lottery.proofs.first().click();
  await expect(lottery.proven).toBeVisible();
  for (const part of ['numbers', 'seed', 'slips'] as const) await expect(lottery.check(part, 'matches')).toBeVisible();
  expect(await seriousFaults(tab.page)).toEqual([]);
});

test('a guest who bets signs in and then reaches the game with the numbers [QBT-06] [QBT-08]', async ({ at }) => {
  const tab = at('aurora');
  const lottery = lotteryOf(tab);
  await tab.open('/lottery');
  await expect(lottery.yourNumbers).toHaveCount(5);
  const numbers = await lottery.yourNumbers.allInnerTexts();
  await lottery.bet();
  await tab.signInWhenAsked(accounts.player);
  await expect(tab.page).toHaveURL(/\/lottery\?.*gameCode=CQSSC/);
  expect(new URL(tab.page.url()).searchParams.get('gameId')).toBeTruthy();
  const betting = new BettingFrame(tab.content);
  await betting.waitUntilReady();
  expect((await betting.address()).searchParams.get('bet_param')).toBe(numbers.join(','));
});

test('the menu lists the games and long dragon [MNU-08] [MNU-10] [LRV-03]', async ({ at }) => {
  const tab = at('kestrel');
  await tab.open('/sports');
  const menu = tab.page.waitForRequest(/\/lgw\/games\/game_menus\?prizeMode=Lott/);
  const title = tab.say('lottery', 'menu.lott');
  await tab.menu.getByRole('button', { name: tab.say('host', 'shell.unfold', { title }) }).click();
  await menu;
  await expect(tab.page.getByRole('link', { name: 'Chongqing SSC' })).toBeVisible();
  await tab.page.getByRole('link', { name: tab.say('lottery', 'dragon.title') }).click();
  await expect(tab.page).toHaveURL(tab.address('/lottery?gameCode=long_dragon'));
  await expect(tab.title).toHaveText(tab.say('lottery', 'dragon.title'));
  await expect(tab.content).toContainText(tab.say('lottery', 'mode.Entertainment'));
  expect(await seriousFaults(tab.page)).toEqual([]);
});

test('the menu lists the instant lotteries, which open among the instant ones [MNU-08] [VNL-04]', async ({ at }) => {
  const tab = at('aurora');
  await tab.open('/sports');
  const menu = tab.page.waitForRequest(/\/lgw\/games\/game_menus\?prizeMode=Elott/);
  const title = tab.say('lobby', 'menu.elott');
  await tab.menu.getByRole('button', { name: tab.say('host', 'shell.unfold', { title }) }).click();
  await menu;
  const list = tab.page.waitForRequest(/\/lgw\/games\?.*prizeMode=Elott/);
  await tab.page.getByRole('link', { name: /天星/ }).click();
  await list;
  await expect(tab.page).toHaveURL(/gameCode=TXFFC&lottoGameGroup=ELOTT$/);
  await expect(tab.title).toContainText('天星');
});

test('the mode of a game changes by its link, and the rest of its address stays [LRV-01] [LRV-08]', async ({ at }) => {
  const tab = at('aurora');
  await tab.open('/lottery?gameCode=CQSSC&playType=SSC_STRAIGHT&type=panel&id=9&bet_param=1,2');
  await tab.content.getByRole('link', { name: tab.say('lottery', 'mode.Entertainment') }).click();
  await expect(tab.page).toHaveURL(/lMode=2/);
  const { searchParams } = new URL(tab.page.url());
  expect(Object.fromEntries(searchParams)).toEqual({
    ...{ gameCode: 'CQSSC', playType: 'SSC_STRAIGHT', type: 'panel', id: '9' },
    ...{ bet_param: '1,2', lMode: '2' },
  });
});

test("a vendor's lottery starts through launchGame [LCH-20] [LRV-14]", async ({ at }) => {
  const tab = at('aurora');
  await tab.signIn(accounts.player, '/elott');
  const launched = tab.page.waitForRequest((request) => request.url().endsWith('/wps/game/launchGame'));
  await tab.page.getByRole('button', { name: /Bingo Bay/ }).click();
  expect((await launched).postDataJSON()).toMatchObject({ lottoPrizeMode: 'Elott', launchMode: 'ELOTT' });
  await expect(tab.page).toHaveURL(/\/seamless\?gameType=ELOTT/);
});

test('the trend of a game shows its draws and the frequency of numbers [LRV-20] [LRV-21]', async ({ at }) => {
  const tab = at('kestrel');
  const lottery = lotteryOf(tab);
  await tab.open('/trend?gameCode=SD11X5');
  await expect(lottery.tables).toHaveCount(2);
  await expect(lottery.tables.last().getByRole('row')).toHaveCount(31);
  expect(await seriousFaults(tab.page)).toEqual([]);
});

test('the trend of a Vietnam lottery names it above its draws [LRV-20]', async ({ at }) => {
  const tab = at('kestrel');
  const lottery = lotteryOf(tab);
  await tab.open('/trend?gameCode=HANOI5D');
  await expect(lottery.tables).toHaveCount(2);
  await expect(lottery.trendGame).toHaveText(/Hanoi/);
});

test('the Vietnam lotteries have separate pages [VNL-01] [VNL-02] [VNL-05]', async ({ at }) => {
  const tab = at('kestrel');
  const lottery = lotteryOf(tab);
  await tab.open('/vnLottery');
  await expect(tab.title).toHaveText(tab.say('lottery', 'vietnam.title'));
  await expect(lottery.cards()).toHaveCount(5);
  // it is closed from the end of a sale until the next issue
  await lottery.cards().first().getByRole('link').click({ timeout: 60_000 });
  await expect(tab.page).toHaveURL(tab.address('/vnLottery?gameCode=HANOI5D'));
  await expect(lottery.proofs).toHaveCount(5);
});

test('the Southeast Asian lotteries open for a player [LRV-22]', async ({ at }) => {
  const tab = at('kestrel');
  const lottery = lotteryOf(tab);
  await tab.signIn(accounts.player, '/seaLottery');
  await expect(tab.title).toHaveText(tab.say('lottery', 'sea.title'));
  await expect(lottery.cards().first()).toBeVisible();
});

test('everything fits a phone', async ({ at }) => {
  const tab = at('aurora');
  await tab.page.setViewportSize({ width: 360, height: 740 });
  for (const path of [
    '/lottery',
    '/lottery?gameCode=CQSSC',
    '/lottery?gameCode=long_dragon',
    '/trend?gameCode=BJPK10',
    '/vnLottery',
  ]) {
    await tab.open(path);
    await tab.title.waitFor();
    await tab.content.getByRole('listitem').first().waitFor();
    await expect.poll(() => tab.sidewaysOverflow()).toBe(0);
  }
});
