import { BettingFrame } from '../pages/betting-frame';
import { LotteryPages } from '../pages/lottery-pages';
import type { PortalPage } from '../pages/portal-page';
import { accounts } from '../support/accounts';
import { seriousFaults } from '../support/axe';
import { expect, test as base } from '../support/test';

interface Player {
  tab: PortalPage;
  betting: BettingFrame;
}

const lotteryOf = ({ content, say }: PortalPage) => new LotteryPages(content, say);
const english = { language: 'EN' };

const test = base.extend<{
  /** Signs a player of this test in at a page, in English. */
  signIn(merchant: string, path: string): Promise<Player>;
  /** As above, at a page with a betting frame, which is ready then. */
  openBetting(merchant: string, path: string): Promise<Player>;
}>({
  signIn: async ({ at, copyAccount }, use) => {
    await use(async (merchant, path) => {
      const player = await copyAccount(merchant, accounts.player, { balance: 1_000_000 });
      const tab = at(merchant, english);
      await tab.setLanguageCookie();
      await tab.signIn(player, path);
      return { tab, betting: new BettingFrame(tab.content) };
    });
  },
  openBetting: async ({ signIn }, use) => {
    await use(async (merchant, path) => {
      const player = await signIn(merchant, path);
      await player.betting.waitUntilReady();
      return player;
    });
  },
});

test('a quick bet opens with its numbers on the slip, is charged once and settles with the draw [QBT-08] [QBT-09] [LRV-14] [SBX-04]', async ({
  control,
  signIn,
}) => {
  const { tab, betting } = await signIn('aurora', '/lottery');
  const lottery = lotteryOf(tab);
  await lottery.quickBet.getByText(/Sky Star/).click();
  const numbers = await lottery.yourNumbers.allInnerTexts();
  // sales pause shortly before each draw
  await expect(async () => {
    await lottery.bet();
    await expect(tab.page).toHaveURL(/bet_param/, { timeout: 2_000 });
  }).toPass();

  await betting.waitUntilReady();
  expect((await betting.address()).searchParams.get('bet_param')).toBe(numbers.join(','));
  expect((await betting.address()).host).toMatch(/^lott\.games\.localhost/);
  await expect(betting.lines).toHaveText([new RegExp(numbers.join(' '))]);

  // one bet on each parity: one of them wins
  await betting.play('Sum odd').check();
  await betting.button('Add to slip').click();
  await betting.play('Sum even').check();
  await betting.button('Add to slip').click();
  const total = Number(await betting.total());
  const before = await betting.balance();
  await betting.place();
  await expect.poll(() => betting.balance()).toBe(before - total);
  await expect(betting.slips).toHaveCount(1);
  await expect(betting.slips.first()).toContainText('Not drawn yet');

  await control.passTime(60);
  await expect(async () => {
    // by key: a message about the win may lie above the button
    await betting.refreshBets.press('Enter');
    await expect(betting.slips.first()).toContainText(/Won .*Drawn: \d \d \d \d \d/, { timeout: 2_000 });
  }).toPass();
  expect(await seriousFaults(tab.page)).toEqual([]);
});

test('each mode has a layout of its own, which the address keeps [LRV-08] [LRV-09] [LRV-10] [LRV-13]', async ({
  openBetting,
}) => {
  const { tab, betting } = await openBetting('kestrel', '/lottery?gameCode=CQSSC');
  await expect(betting.play('Sum odd')).toBeVisible();

  await tab.content.getByRole('link', { name: tab.say('lottery', 'mode.Entertainment') }).click();
  await expect(betting.card('Sum odd')).toBeVisible();
  await betting.button('Add to slip: Sum odd').click();
  await expect(betting.lines).toHaveText([/Sum odd/]);

  await tab.open('/seaLottery?gameCode=THGOV6D');
  await betting.waitUntilReady();
  await betting.addLine('１２３４５６', 'First 6 in order');
  await expect(betting.lines).toHaveText([/1 2 3 4 5 6/]);
  expect((await betting.address()).searchParams.get('mode')).toBe('tradition');
});

test('a slip for several issues charges each and leads my bets, and its game leads the navigation [LOT-23]', async ({
  openBetting,
}) => {
  const { tab, betting } = await openBetting('aurora', '/lottery?gameCode=CQSSC');
  await betting.addLine('1 2 3 4 5');
  const one = Number(await betting.total());
  await betting.field('Draws ahead').fill('３');
  // before the field is left: the button must never charge another amount than it shows
  expect(Number(await betting.total())).toBe(one * 3);
  const before = await betting.balance();
  await betting.place();

  await expect.poll(() => betting.balance()).toBe(before - one * 3);
  await expect(betting.slips.first().getByText('Not drawn yet')).toHaveCount(3);
  await tab.open('/lottery');
  await expect(lotteryOf(tab).navigation.getByRole('link').first()).toHaveText(/Chongqing SSC/);
  // the page of another game names the lines of this one too
  await tab.open('/lottery?gameCode=SD11X5');
  await expect(betting.slips.first()).toContainText('First 5 in order: 1 2 3 4 5');
});

test('a slip that was changed just before a bet without an answer comes back whole after a reload', async ({
  openBetting,
}) => {
  const { tab, betting } = await openBetting('aurora', '/lottery?gameCode=CQSSC');
  await tab.page.route('**/lottery/slips', (route) => route.abort());
  await betting.addLine('1 2 3 4 5');
  await betting.typeMultiple('7');
  const total = await betting.total();
  await betting.bet();
  await expect(betting.status).toContainText('The connection is slow');
  await tab.open('/lottery?gameCode=CQSSC');
  await betting.waitUntilReady();
  await expect(betting.lines).toHaveText([/1 2 3 4 5/]);
  expect(await betting.total()).toBe(total);
});

test('after the session has ended the bet button waits for the page to be opened again', async ({ openBetting }) => {
  const { tab, betting } = await openBetting('aurora', '/lottery?gameCode=CQSSC');
  await betting.addLine('1 2 3 4 5');
  await tab.page.route('**/lottery/slips', (route) =>
    route.fulfill({ status: 401, json: { success: false, code: 'play_session_ended' } }),
  );
  await betting.bet();
  await expect(betting.status).toContainText('This session has ended');
  await expect(betting.button(/^Bet/)).toHaveAttribute('aria-disabled', 'true');
  await expect(betting.lines).toHaveCount(1);
});

test('an issue that closes while a slip is open refuses it, keeps its numbers and names the next one', async ({
  control,
  openBetting,
}) => {
  const { betting } = await openBetting('aurora', '/lottery?gameCode=TXFFC');
  await betting.addLine('00000');
  const before = await betting.balance();
  await control.passTime(60);
  await betting.bet();

  await expect(betting.status).toContainText(/Issue \S+ has closed .* bet again to play in issue \d/);
  await expect(betting.lines).toHaveText([/0 0 0 0 0/]);
  await expect.poll(() => betting.balance()).toBe(before);
  await betting.place();
});

test('numbers that are impossible are refused where they are typed, and nothing is added', async ({ openBetting }) => {
  const { betting } = await openBetting('kestrel', '/lottery?gameCode=SD11X5');
  await betting.addLine('01 01 02 03 04');
  await expect(betting.status).toContainText("aren't possible");
  await expect(betting.lines).toHaveCount(0);
  await betting.addLine('0111040702');
  await expect(betting.lines).toHaveText([/01 11 04 07 02/]);
});

test('a Vietnam lottery has its clock, five draws and the betting frame [VNL-06] [VNL-01]', async ({ signIn }) => {
  const { tab, betting } = await signIn('kestrel', '/vnLottery');
  const clock = lotteryOf(tab).cards().first().getByRole('timer');
  const before = await clock.innerText();
  await expect(clock).not.toHaveText(before);
  await tab.open('/vnLottery?gameCode=HANOI5D');
  await betting.waitUntilReady();
  await expect(lotteryOf(tab).proofs).toHaveCount(5);
  await betting.addLine('12345');
  await betting.place();
});

test('a visitor and a trial account get no betting page [LRV-14] [QBT-08]', async ({ at, context }) => {
  const tab = at('aurora', english);
  await tab.setLanguageCookie();
  await tab.open('/lottery?gameCode=CQSSC&bet_param=1,2,3,4,5');
  await expect(lotteryOf(tab).yourNumbers).toHaveText(['1', '2', '3', '4', '5']);
  await expect(tab.content.locator('iframe')).toHaveCount(0);

  const trial = at('aurora', { ...english, page: await context.newPage() });
  await trial.setLanguageCookie();
  await trial.signIn(accounts.trial, '/lottery?gameCode=CQSSC');
  await trial.content.getByRole('button', { name: trial.say('lottery', 'bet.trial.leave') }).click();
  await expect(trial.dialog).toBeVisible();
  await expect(trial.content.locator('iframe')).toHaveCount(0);
});

test('a lottery without an address says that it is coming, and one without a domain that it is in maintenance [LRV-15] [LCH-05]', async ({
  control,
  signIn,
}) => {
  const empty = { game_url: '', game_url2: '' };
  await control.fault({ merchant: 'kestrel', endpoint: 'lottery.lobby', value: empty, times: 1 });
  await control.fault({ merchant: 'kestrel', endpoint: 'games.lotteryAddress', value: empty, times: 1 });
  const { tab } = await signIn('kestrel', '/lottery?gameCode=CQSSC');
  await expect(tab.content).toContainText(tab.say('host', 'in_stay_tuned'));

  const noDomain = { game_url: '/lottery/CQSSC', game_url2: '' };
  await control.fault({ merchant: 'kestrel', endpoint: 'lottery.lobby', value: noDomain, times: 1 });
  await tab.open('/lottery?gameCode=CQSSC');
  await expect(tab.content).toContainText(tab.say('host', 'game_maintenance'));
});

test('the menu has Vietnam and Southeast Asian lotteries only where their vendor is active [MNU-16]', async ({
  at,
  control,
}) => {
  const tab = at('kestrel');
  const vietnam = tab.page.getByRole('link', { name: tab.say('lottery', 'vietnam.title') });
  const sea = tab.page.getByRole('link', { name: tab.say('lottery', 'sea.title') });
  const unfold = async () => {
    await tab.open('/sports');
    const title = tab.say('lottery', 'menu.lott');
    await tab.menu.getByRole('button', { name: tab.say('host', 'shell.unfold', { title }) }).click();
    await expect(tab.page.getByRole('link', { name: 'Chongqing SSC' })).toBeVisible();
  };
  await unfold();
  await expect(vietnam).toBeVisible();
  await expect(sea).toHaveCount(0);

  await control.switches('kestrel', { VNLOTT3: false, SEALOTT3: true });
  // a page has the settings of the gateway's last answer
  await expect(async () => {
    await unfold();
    await expect(sea).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(vietnam).toHaveCount(0);
});

test('long dragon has a betting page for every game, and an unsent slip comes back after a reload [LRV-03] [LRV-04]', async ({
  openBetting,
}) => {
  const { tab, betting } = await openBetting('aurora', '/lottery?gameCode=long_dragon');
  expect((await betting.address()).searchParams.get('mode')).toBe('Entertainment');
  await expect(betting.name).toHaveText('Chongqing SSC');
  await betting.games.selectOption('Shandong 11x5');
  await expect(betting.name).toHaveText('Shandong 11x5');
  await expect(betting.games).toHaveValue('SD11X5');
  const kept = tab.page.waitForResponse((answer) => answer.url().endsWith('/lottery/draft'));
  await betting.button('Add to slip: Sum odd').click();
  await expect(betting.lines).toHaveCount(1);
  expect((await kept).ok()).toBe(true);

  await tab.open('/lottery?gameCode=SD11X5');
  await betting.waitUntilReady();
  await expect(betting.lines).toHaveText([/Sum odd/]);
  await betting.place();
  await tab.open('/lottery?gameCode=SD11X5');
  await betting.waitUntilReady();
  await expect(betting.status).toContainText(/Your last slip L\w{12} .*was accepted/);
  await expect(betting.lines).toHaveCount(0);
  expect(await seriousFaults(tab.page)).toEqual([]);
});

test('long dragon disappears from its address with its switch [LRV-03]', async ({ at, control }) => {
  const tab = at('kestrel');
  await control.switch('kestrel', 'LONGDRAGON3', false);
  await expect(async () => {
    await tab.open('/lottery?gameCode=long_dragon');
    await expect(tab.content).toContainText(tab.say('lottery', 'room.unknown'), { timeout: 2_000 });
  }).toPass();
});

test('the betting page fits a phone and is used with the keyboard alone', async ({ page, openBetting }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { betting } = await openBetting('aurora', '/lottery?gameCode=CQSSC');
  await expect.poll(() => betting.sidewaysOverflow()).toBe(0);

  await betting.play('Sum odd').focus();
  await betting.play('Sum odd').press('Space');
  await betting.button('Add to slip').press('Enter');
  await betting.field('Multiple').press('Tab');
  await betting.place((bet) => bet.press('Enter'));
});
