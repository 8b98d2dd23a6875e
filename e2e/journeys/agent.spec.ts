import { AgentCentre } from '../pages/agent-centre';
import type { PortalPage } from '../pages/portal-page';
import { accounts } from '../support/accounts';
import { seriousFaults } from '../support/axe';
import { expect, test } from '../support/test';

const centreOf = ({ content, say }: PortalPage) => new AgentCentre(content, say);
const amount = (text: string) => Number(text.replaceAll(/[^\d.-]/g, ''));

test('the agent menu item opens the team overview [MNU-06] [ROL-06] [RTE-04] [AGT-02] [AGT-09]', async ({ at }) => {
  const tab = at('aurora');
  await tab.signIn(accounts.agent);
  await tab.menu.getByRole('link', { name: tab.say('agent', 'title.centre'), exact: true }).click();
  await expect(tab.page).toHaveURL(tab.address('/agent'));
  await expect(centreOf(tab).title('agentTeamOverview')).toBeVisible();
  await expect(centreOf(tab).members).toHaveCount(10);
});

test('/agentHome shows the agent centre, and a visitor signs in first [AGT-01] [RTE-12] [AGT-04]', async ({ at }) => {
  const tab = at('aurora');
  await tab.open('/agentHome');
  await expect(tab.page).toHaveURL(/\/login\?/);
  await tab.signInPage.signIn(accounts.secondAgent.username, accounts.secondAgent.password);
  await expect(centreOf(tab).title('agentTeamOverview')).toBeVisible();
  await tab.open('/agent');
  await expect(centreOf(tab).title('agentTeamOverview')).toBeVisible();
});

test('a player has no agent menu item, and its address shows a message and leads home [RTE-12]', async ({ at }) => {
  const tab = at('aurora');
  await tab.signIn(accounts.player);
  await expect(tab.menuItems).toHaveCount(8);
  await expect(tab.menu.getByRole('link', { name: tab.say('agent', 'title.centre') })).toHaveCount(0);
  await tab.open('/agent');
  await expect(tab.dialog).toContainText(tab.say('host', 'place.noRight.text'));
  await expect(tab.page).toHaveURL(tab.address('/'));
});

test('a trial account is refused the agent centre [ROL-09] [ACL-08] [AGT-04]', async ({ at }) => {
  const tab = at('aurora');
  await tab.signIn(accounts.trial);
  await tab.open('/agent');
  await expect(tab.dialog).toContainText(tab.say('host', 'in_need_true_account'));
  await expect(tab.page).toHaveURL(tab.address('/'));
});

test('the team turnover includes a spin of a downline', async ({ at, browser, copyAccount }) => {
  const agent = at('aurora');
  await agent.signIn(accounts.agent, '/agent');
  await centreOf(agent).selectSpan('today');
  const turnover = centreOf(agent).figure('turnover');
  const before = amount(await turnover.innerText());

  const context = await browser.newContext();
  const player = at('aurora', { page: await context.newPage() });
  await player.signIn(await copyAccount('aurora', accounts.player, { balance: 50_000 }), '/electron');
  await player.playFirstGame.click();
  await player.game.waitUntilReady();
  await player.game.spin();
  await context.close();

  await agent.open('/agent');
  await centreOf(agent).selectSpan('today');
  await expect.poll(async () => amount(await turnover.innerText())).toBeGreaterThan(before);
});

for (const [page, id] of [
  ['personalHistoryCopy', 'AGT-12'],
  ['palStatementsAgentCopy', 'AGT-14'],
  ['agentDownlineTransaction', 'AGT-16'],
] as const) {
  test(`${page} shows the team's rows, filtered by days and name [${id}]`, async ({ at }) => {
    const tab = at('aurora');
    await tab.signIn(accounts.agent, `/agent?page=${page}`);
    await expect(centreOf(tab).title(page)).toBeVisible();
    await centreOf(tab).selectSpan('month');
    await expect(centreOf(tab).rowsOf(page).first()).toBeVisible();
    await centreOf(tab).search('no-such-name');
    await expect(tab.content.getByText(tab.say('agent', 'record.empty'), { exact: true })).toBeVisible();
    await centreOf(tab).search('');
    await expect(centreOf(tab).rowsOf(page).first()).toBeVisible();
  });
}

test('downlines can be opened level by level and searched across the team [AGT-11]', async ({ at }) => {
  const tab = at('lotus');
  await tab.signIn(accounts.agent, '/agent');
  const centre = centreOf(tab);
  await centre.menuLink('agentDownlineManagement').click();
  await expect(centre.title('agentDownlineManagement')).toBeVisible();
  await centre.search('driftwood');
  await expect(centre.members).toHaveCount(1);
  await centre.openDownlines('driftwood');
  await expect(centre.trail).toContainText('harbour');
  await expect(centre.members).toHaveCount(2);
  await tab.page.goBack();
  await expect(centre.member('driftwood')).toHaveCount(1);
});

test("announcements are in the page's language [AGT-08]", async ({ at }) => {
  const tab = at('lotus');
  await tab.signIn(accounts.agent, '/agent?page=agentAnnouncement');
  await expect(centreOf(tab).title('agentAnnouncement')).toBeVisible();
  await expect(tab.heading('ยินดีต้อนรับสู่ศูนย์ตัวแทน')).toBeVisible();
});

test('a merchant with few switches on has fewer pages in the menu [AGT-10]', async ({ at }) => {
  const tab = at('lotus');
  await tab.signIn(accounts.agent, '/agent');
  await expect(centreOf(tab).menuLink('agentIncome')).toBeVisible();
  await expect(centreOf(tab).menuLink('registerCenter')).toHaveCount(0);
});

test('a merchant without the agent centre loads nothing of it', async ({ at, page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const tab = at('kestrel');
  await tab.signIn(accounts.agent);
  await tab.open('/agent');
  await expect(tab.title).toHaveText(tab.say('host', 'place.notAvailable.title'));
  expect(fetched.filter((path) => path.startsWith('/r/agent/'))).toEqual([]);
  expect(await page.content()).not.toContain('/r/agent/');
});

for (const width of [360, 1440]) {
  test(`at ${width} px the centre fits, and axe finds nothing serious`, async ({ at, page }) => {
    await page.setViewportSize({ width, height: 900 });
    const tab = at('aurora');
    await tab.signIn(accounts.agent, '/agent');
    for (const name of [
      'agentTeamOverview',
      'agentDownlineManagement',
      'personalHistoryCopy',
      'palStatementsAgentCopy',
      'registerCenter',
    ]) {
      await tab.open(`/agent?page=${name}`);
      await expect(centreOf(tab).title(name)).toBeVisible();
      await expect(tab.content.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect.poll(() => tab.sidewaysOverflow(), name).toBe(0);
      expect(await seriousFaults(page), name).toEqual([]);
    }
  });
}
