import { AgentCentre } from '../pages/agent-centre';
import { LotteryPages } from '../pages/lottery-pages';
import { MallPages } from '../pages/mall-pages';
import type { PortalPage } from '../pages/portal-page';
import { RightBar } from '../pages/right-bar';
import { accounts } from '../support/accounts';
import { expect, test } from '../support/test';

/** What a page shows that was composed for a merchant. */
async function lookOf({ page }: PortalPage) {
  return page.evaluate(async () => {
    const answer = await fetch('/composition', { cache: 'no-store' });
    const { host, merchant } = (await answer.json()) as { host: { id: string }; merchant: { name: string } };
    const accent = getComputedStyle(document.documentElement).getPropertyValue('--color-accent');
    return { host: host.id, name: merchant.name, accent };
  });
}

test('one build serves visitors, players and agents of two merchants, each with its own look and switches [MNU-01]', async ({
  at,
}) => {
  const looks = [];
  for (const code of ['aurora', 'kestrel']) {
    const tab = at(code);
    const agentItem = tab.menu.getByRole('link', { name: tab.say('agent', 'title.centre'), exact: true });
    await tab.open('/electron');
    await tab.playFirstGame.waitFor();
    await expect(tab.signInLink).toBeVisible();
    await expect(tab.balance).toHaveCount(0);
    // FREEPLAY3 is on for one of them
    if (code === 'aurora') await expect(tab.demoFirstGame).toHaveCount(1);
    else await expect(tab.demoFirstGame).toHaveCount(0);
    looks.push(await lookOf(tab));

    await tab.signIn(accounts.player);
    await expect(tab.signInLink).toHaveCount(0);
    await expect(agentItem).toHaveCount(0);
    await tab.signOut();
    await expect(tab.signInLink).toBeVisible();

    await tab.signIn(accounts.agent);
    // only one of them has the remote for agents
    await expect(agentItem).toHaveCount(code === 'aurora' ? 1 : 0);
    await tab.signOut();
    await expect(tab.signInLink).toBeVisible();
  }
  const [aurora, kestrel] = looks;
  expect(aurora?.host).toMatch(/./);
  expect(kestrel?.host).toBe(aurora?.host);
  expect([aurora?.name, kestrel?.name]).toEqual(['Aurora', 'Kestrel']);
  expect(kestrel?.accent).not.toBe(aurora?.accent);
});

/** Pages that need no session: all of a merchant's, and those that only another merchant has. */
const publicPages = {
  aurora: [
    ...['/', '/live', '/sports', '/fish', '/pvp', '/esports', '/electron', '/elott', '/lott'],
    ...['/lottery', '/trend', '/vnLottery', '/seaLottery'],
    ...['/search', '/notices', '/help', '/helpmc', '/download', '/speedTest', '/lang'],
  ],
  lotus: ['/pointMall', '/pointMall/rules'],
};

for (const [code, paths] of Object.entries(publicPages))
  test(`${code}: a visitor browses every public page without a session, and no call is refused [ACL-01]`, async ({
    at,
  }) => {
    const tab = at(code);
    const refused: string[] = [];
    tab.page.on('response', (response) => {
      if ([401, 403].includes(response.status())) refused.push(response.url());
    });
    for (const path of paths)
      await test.step(path, async () => {
        await tab.open(path);
        await expect(tab.page).toHaveURL(new RegExp(`${path}([?#].*)?$`));
        await expect(tab.content.getByRole('heading').first()).toBeVisible();
        await expect(tab.content.locator('[aria-busy=true]')).toHaveCount(0);
        await expect(tab.fault).toHaveCount(0);
        for (const key of ['place.notAvailable.title', 'place.notFound.title'])
          await expect(tab.heading(tab.say('host', key))).toHaveCount(0);
        await expect(tab.dialog).toHaveCount(0);
        expect(await tab.sessionToken()).toBeUndefined();
      });
    expect(refused).toEqual([]);
  });

/** Follows the shell's ways into the areas of a merchant with all of them but the mall. */
async function visitAreas(tab: PortalPage): Promise<void> {
  const bar = new RightBar(tab.page, tab.say);
  const ways: [string, () => Promise<void>, () => Promise<void>][] = [
    [
      'a lobby',
      () => tab.menuItem('menu.live').click(),
      () => expect(tab.title).toHaveText(tab.say('lobby', 'menu.live')),
    ],
    [
      'the lottery with its quick bet',
      () => tab.menu.getByRole('link', { name: tab.say('lottery', 'menu.lott'), exact: true }).click(),
      () => expect(new LotteryPages(tab.content, tab.say).quickBet).toBeVisible(),
    ],
    [
      'notices',
      () => bar.link('lobby', 'notices.title').click(),
      () => expect(tab.title).toHaveText(tab.say('lobby', 'notices.title')),
    ],
    [
      'help',
      () => bar.link('lobby', 'help.title').click(),
      () => expect(tab.title).toHaveText(tab.say('lobby', 'help.title')),
    ],
    [
      'the speed test',
      () => bar.link('lobby', 'speed.title').click(),
      () => expect(tab.title).toHaveText(tab.say('lobby', 'speed.title')),
    ],
    [
      'download',
      () => bar.link('lobby', 'download.title').click(),
      () => expect(tab.title).toHaveText(tab.say('lobby', 'download.title')),
    ],
    [
      'deposit',
      () => bar.link('member', 'page.depositv2').click(),
      () => expect(tab.memberCentre.title('depositv2')).toBeVisible(),
    ],
    [
      'the member centre',
      () => bar.link('member', 'title.centre').click(),
      async () => {
        const account = { level: 1, name: tab.say('member', 'page.securityCenter') };
        await expect(tab.page.getByRole('dialog').getByRole('heading', account)).toBeVisible();
        await tab.page.keyboard.press('Escape');
        await expect(tab.page.getByRole('dialog')).toHaveCount(0);
      },
    ],
    [
      'rewards',
      () => tab.memberCentre.openByAccountMenu('rewardCenter'),
      () => expect(tab.memberCentre.title('rewardCenter')).toBeVisible(),
    ],
  ];
  for (const [area, go, arrives] of ways)
    await test.step(area, async () => {
      await go();
      await arrives();
    });
  await test.step('service chat', async () => {
    const opened = tab.page.waitForEvent('popup');
    await bar.contact(tab.say('member', 'menu.chat')).click();
    const service = await opened;
    await expect(service).toHaveURL(/\/help/);
    await service.close();
  });
}

/** Finds a game, plays it, keeps it, and bets on a lottery. */
async function playAndBet(tab: PortalPage): Promise<void> {
  await test.step('a game', async () => {
    await tab.open('/search');
    await tab.playFirstGame.waitFor();
    await tab.firstGame.getByRole('button').first().press('Enter');
    await tab.game.waitUntilReady();
    await tab.page.goBack();
    await tab.firstGame.waitFor();
  });
  await test.step('a lottery', async () => {
    const lottery = new LotteryPages(tab.content, tab.say);
    await tab.open('/lottery');
    await expect(lottery.yourNumbers).toHaveCount(5);
    await lottery.bet();
    await expect(tab.page).toHaveURL(/\/lottery\?.*gameCode=CQSSC/);
  });
}

test('a player finds and starts a game, bets on a lottery and reaches every area of the shell [MNU-03] [ACL-04]', async ({
  at,
  copyAccount,
}) => {
  const tab = at('aurora');
  await tab.signIn(await copyAccount('aurora', accounts.player, { balance: 50_000 }));
  await expect(tab.content.getByRole('region', { name: tab.say('lobby', 'home.banners') })).toBeVisible();
  await playAndBet(tab);
  await visitAreas(tab);
});

test('an agent has all that a player has, and the agent centre [MNU-03] [ACL-05]', async ({ at, copyAccount }) => {
  const tab = at('aurora');
  await tab.signIn(await copyAccount('aurora', accounts.agent, { balance: 50_000 }));
  await playAndBet(tab);
  await visitAreas(tab);
  await tab.menu.getByRole('link', { name: tab.say('agent', 'title.centre'), exact: true }).click();
  await expect(new AgentCentre(tab.content, tab.say).title('agentTeamOverview')).toBeVisible();
});

for (const [who, account] of [
  ['player', accounts.player],
  ['agent', accounts.agent],
] as const)
  test(`points are spent in the mall, which the footer leads to, by this role: ${who} [MNU-03] [ACL-04] [ACL-05]`, async ({
    at,
    copyAccount,
  }) => {
    const tab = at('lotus', { language: 'EN' });
    const mall = new MallPages(tab);
    await tab.open('/');
    await tab.setStoredLanguage();
    await tab.signIn(await copyAccount('lotus', account, { points: 400 }));
    await mall.footerLink.click();
    await mall.redeemButton('Coffee voucher').click();
    await mall.fillIn({ name: 'Mei Lin', phone: '0812345678', address: '1 Harbour Road' });
    await mall.submit();
    await expect(tab.dialog).toContainText(tab.say('mall', 'br_vwxdjflb_sfyljuh'));
    await tab.page.keyboard.press('Escape');
    await expect.poll(() => mall.points()).toBe('250');
  });
