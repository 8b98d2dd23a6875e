import { randomInt } from 'node:crypto';
import { AgentCentre } from '../pages/agent-centre';
import { ContractWindow } from '../pages/contract-window';
import type { PortalPage } from '../pages/portal-page';
import { RegistrationForm } from '../pages/registration-form';
import { accounts } from '../support/accounts';
import { Control } from '../support/control';
import { copyAccount } from '../support/copy-account';
import { mobileNumber } from '../support/mobile-number';
import { codeSentTo } from '../support/outbox';
import { startTestPortal } from '../support/start-test-portal';
import { expect, test } from '../support/test';

const centreOf = ({ content, say }: PortalPage) => new AgentCentre(content, say);

/** Opens a registration link and registers there. Returns the username. */
async function registerThrough(code: string, tab: PortalPage, operations: string): Promise<string> {
  const form = new RegistrationForm(tab.page, tab.say);
  const [username, mobileNum] = [`new${String(randomInt(10 ** 8)).padStart(8, '0')}`, mobileNumber('aurora')];
  await tab.open(`/register?affiliateCode=${code}`);
  await form.acceptTerms();
  await form.fill({ username, password: 'Atrium99', verifyPwd: 'Atrium99', mobileNum });
  await expect(form.stateOf('username')).toHaveAttribute('data-state', 'right');
  await form.sendCode.click();
  await form.fill({ verificationCode: await codeSentTo(operations, mobileNum) });
  await form.field('agreed').check();
  await form.submit.click();
  await expect(tab.dialog).toContainText(username);
  await tab.dialogButton(tab.say('host', 'ok')).click();
  await tab.balance.waitFor();
  return username;
}

test('a visitor registers through an agent’s link, and the agent sees the account under that link', async ({
  at,
  browser,
  copyAccount,
  portal,
}) => {
  const tab = at('aurora');
  const centre = centreOf(tab);
  await tab.signIn(await copyAccount('aurora', accounts.agent), '/agent?page=registerCenter');
  const code = await centre.createLink('1.5');
  await expect(centre.accountsOfLink(code, '0')).toBeVisible();

  const context = await browser.newContext();
  const visitor = at('aurora', { page: await context.newPage() });
  const username = await registerThrough(code, visitor, portal.operations);
  await context.close();

  await tab.open('/agent?page=registerCenter');
  await centre.showLinks();
  await centre.accountsOfLink(code, '1').click();
  await expect(tab.dialog.getByRole('table')).toContainText(username);
  await tab.page.keyboard.press('Escape');
  await tab.open('/agent?page=agentDownlineManagement');
  await expect(centre.member(username)).toBeVisible();
});

test('a red rain appears in the menu of an agent, who opens one envelope and finds it in the history [AGT-17]', async ({
  at,
  browser,
}) => {
  // a red rain is for every agent of the merchant, so it has a portal of its own
  const portal = await startTestPortal();
  try {
    const agent = await copyAccount(portal.operations, 'aurora', accounts.agent, { balance: 0 });
    const tab = at('aurora', { through: portal });
    const centre = centreOf(tab);
    await tab.signIn(agent, '/agent');
    await expect(centre.title('agentTeamOverview')).toBeVisible();
    await expect(centre.menuLink('agentRedRain')).toHaveCount(0);

    await new Control(portal).redRain('aurora', { opensIn: 0, lasts: 3_600, pot: 8_800, envelopes: 1 });
    await tab.open('/agent');
    await centre.menuLink('agentRedRain').click();
    await centre.openEnvelope.click();
    await expect(centre.redRainSays('opened')).toBeVisible();
    await expect(centre.openEnvelope).toHaveCount(0);
    await expect(centre.rowsOf('agentRedRain')).toHaveCount(1);
    await expect(centre.rowsOf('agentRedRain')).toContainText('88.00');
    await expect.poll(() => tab.ledgerBalance()).toBe('8800');

    const context = await browser.newContext();
    const other = at('aurora', { page: await context.newPage(), through: portal });
    const late = await copyAccount(portal.operations, 'aurora', accounts.agent, { balance: 0 });
    await other.signIn(late, '/agent?page=agentRedRain');
    await expect(centreOf(other).redRainSays('emptied')).toBeVisible();
    await expect(centreOf(other).openEnvelope).toHaveCount(0);
    await context.close();
  } finally {
    await portal.stop();
  }
});

test.describe('pay', () => {
  test.use({ opensContracts: true });

  test('an agent traces a day’s pay to the round behind it', async ({ at, browser }) => {
    // the clock goes forward by a day, so it has a portal of its own; every job runs for each half hour of it
    test.setTimeout(300_000);
    const portal = await startTestPortal();
    try {
      const control = new Control(portal);
      const agent = await copyAccount(portal.operations, 'aurora', accounts.agent);
      const details = [{ betVolume: '1', activeMember: 1, rateType: 'PERCENT', rate: '10' }];
      await control.contract('aurora', agent.username, { kind: 'daily', details });
      const tab = at('aurora', { through: portal });
      const centre = centreOf(tab);
      await tab.signIn(agent, '/agent?page=registerCenter');
      await new ContractWindow(tab).button('daily', 'accept').click();
      await tab.shell.acknowledge(tab.say('agent', 'contract_request_success'));
      const code = await centre.createLink('1.5');

      const context = await browser.newContext();
      const player = at('aurora', { page: await context.newPage(), through: portal });
      const username = await registerThrough(code, player, portal.operations);
      await control.grant('aurora', username, 50_000);
      await player.open('/electron');
      await player.playFirstGame.click();
      await player.game.waitUntilReady();
      await player.game.spin();
      await context.close();

      await control.passTime(25 * 3_600);
      const later = await browser.newContext();
      const next = at('aurora', { page: await later.newPage(), through: portal });
      await next.signIn(agent, '/agent?page=agentDailyWages2');
      const days = centreOf(next).rowsOf('agentDailyWages2');
      await expect(days).toHaveCount(1);
      await centreOf(next).traceOf(days).click();
      const pays = next.dialog.getByRole('table', { name: next.say('agent', 'contract.kind.daily') });
      await pays.getByRole('button').click();
      const rounds = next.dialog.getByRole('table', { name: next.say('agent', 'pay.rounds') });
      await expect(rounds.getByRole('rowgroup').last().getByRole('row')).toHaveCount(1);
      await expect(rounds).toContainText(username);
      await later.close();
    } finally {
      await portal.stop();
    }
  });
});
