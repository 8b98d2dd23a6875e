import { AgentCentre } from '../pages/agent-centre';
import { ContractWindow } from '../pages/contract-window';
import { ForcedChange } from '../pages/password-forms';
import { accounts } from '../support/accounts';
import { seriousFaults } from '../support/axe';
import { expect, test } from '../support/test';
import { untilComposed } from '../support/until-composed';

test.use({ opensContracts: true });

const daily = (rate: string) => ({
  ...{ kind: 'daily', details: [{ betVolume: '100', activeMember: 1, rateType: 'PERCENT', rate }] },
});
const hourly = {
  ...{ kind: 'hourly', productType: 'RNG' },
  hourSalaryRates: [{ minimumBet: '50', activeMember: 1, rateType: 'PERCENT', rate: '0.25' }],
};
const realtime = { kind: 'realtime', realTimeSalaryRates: [{ betAmount: '10', lossRate: '0.12', winRate: '0.05' }] };
const dividend = {
  ...{ kind: 'dividend', productType: 'LIVE', computationPeriod: 'WEEKLY' },
  contracts: [{ minimumBet: '100', netLoss: '10', activeMember: 1, contractRate: '8' }],
};

test('contract requests of four kinds open by themselves after a sign-in, and each is answered [CTR-01] [CTR-02] [CTR-03] [CTR-07] [CTR-16] [CTR-22] [CTR-23] [CTR-33]', async ({
  at,
  control,
  copyAccount,
}) => {
  const agent = await copyAccount('aurora', accounts.agent);
  for (const offer of [daily('0.8'), hourly, realtime, dividend])
    await control.contract('aurora', agent.username, offer);
  const tab = at('aurora');
  const window = new ContractWindow(tab);
  await tab.open('/');
  await tab.signIn(agent);
  await expect(window.group('new')).toHaveCount(4);
  expect(await seriousFaults(tab.page)).toEqual([]);

  await window.button('daily', 'details').click();
  await expect(tab.dialog.getByRole('table')).toContainText('0.8 %');
  await tab.page.keyboard.press('Escape');
  await expect(window.items).toHaveCount(4);

  const message = 'The merchant is being asked.';
  await control.fault({ merchant: 'aurora', endpoint: 'contracts.dailySalary', key: 'asked', message, times: 1 });
  await window.button('daily', 'accept').click();
  await tab.shell.acknowledge(message);
  await expect(window.items).toHaveCount(4);

  const done = tab.say('agent', 'contract_request_success');
  for (const [left, kind, answer] of [
    [3, 'daily', 'accept'],
    [2, 'hourly', 'accept'],
    [1, 'realtime', 'reject'],
    [0, 'dividend', 'accept'],
  ] as const) {
    await window.button(kind, answer).click();
    await tab.shell.acknowledge(done);
    await expect(window.items).toHaveCount(left);
  }
  await expect(window.dialog).toHaveCount(0);
});

test('terminations are apart from new requests: one is kept, the other ends [CTR-17] [CTR-18] [CTR-19] [CTR-20]', async ({
  at,
  browser,
  control,
  copyAccount,
}) => {
  const agent = await copyAccount('aurora', accounts.agent);
  const ids = [];
  for (const offer of [daily('0.8'), hourly]) ids.push(await control.contract('aurora', agent.username, offer));
  const tab = at('aurora');
  const window = new ContractWindow(tab);
  await tab.open('/');
  await tab.signIn(agent);
  const done = tab.say('agent', 'contract_request_success');
  for (const kind of ['daily', 'hourly'] as const) {
    await window.button(kind, 'accept').click();
    await tab.shell.acknowledge(done);
  }
  await expect(window.dialog).toHaveCount(0);

  for (const id of ids) await control.endContract('aurora', id);
  await control.contract('aurora', agent.username, realtime);
  const context = await browser.newContext();
  const later = at('aurora', { page: await context.newPage() });
  const laterWindow = new ContractWindow(later);
  await later.open('/');
  await later.signIn(agent);
  await expect(laterWindow.group('new')).toHaveCount(1);
  await expect(laterWindow.group('termination')).toHaveCount(2);
  await laterWindow.button('hourly', 'keep').click();
  await later.shell.acknowledge(done);
  await laterWindow.button('daily', 'terminate').click();
  await later.shell.acknowledge(done);
  await expect(laterWindow.group('termination')).toHaveCount(0);
  await expect(laterWindow.group('new')).toHaveCount(1);
  await context.close();
});

test('an agent registers a downline, who chooses a password at the first sign-in and receives money and an offer [AGT-10] [AGT-26] [AGT-29] [CTR-02] [CTR-07]', async ({
  at,
  browser,
  control,
  copyAccount,
}) => {
  const agent = await copyAccount('aurora', accounts.agent, { balance: 100_000 });
  const tab = at('aurora');
  const centre = new AgentCentre(tab.content, tab.say);
  // the copy of an agent has no payment password
  await control.switch('aurora', 'PAYMENTPASSWORD', false);
  await control.contract('aurora', agent.username, daily('0.8'));
  await tab.open('/');
  // a page of before would be loaded again in the middle
  await untilComposed(tab, { PAYMENTPASSWORD: false });
  await tab.signIn(agent);
  await new ContractWindow(tab).button('daily', 'accept').click();
  await tab.shell.acknowledge(tab.say('agent', 'contract_request_success'));

  const downline = { username: `down${Date.now().toString(36)}`, password: 'Start123' };
  await tab.open('/agent?page=registerCenter');
  await centre.register(downline.username, downline.password);
  await expect(tab.shell.toast(downline.username)).toBeVisible();

  await tab.open('/agent?page=agentDownlineManagement');
  await centre.transferButton(downline.username).click();
  await tab.dialog.getByLabel(tab.say('agent', 'record.amount')).fill('50');
  await tab.dialogButton(tab.say('agent', 'transfer.send')).click();
  await expect(tab.dialog).toHaveCount(0);
  await expect.poll(() => tab.ledgerBalance()).toBe('95000');
  await centre.offerButton(downline.username).click();
  for (const [field, value] of Object.entries({ betVolume: '100', activeMember: '1', rate: '0.5' }))
    await tab.dialog.getByLabel(tab.say('agent', `contract.${field}`), { exact: true }).fill(value);
  await tab.dialogButton(tab.say('agent', 'offer.send')).click();
  await expect(tab.dialog).toHaveCount(0);

  const context = await browser.newContext();
  const other = at('aurora', { page: await context.newPage() });
  await other.open('/login');
  await other.signInPage.signIn(downline.username, downline.password);
  await new ForcedChange(other).change('Changed99', downline.password);
  // the greeting of a first sign-in goes before other windows
  await other.dialogButton(other.say('auth', 'greet.later')).click();
  const offered = new ContractWindow(other);
  await expect(offered.group('new')).toHaveCount(1);
  expect(await other.ledgerBalance()).toBe('5000');
  await offered.button('daily', 'accept').click();
  await other.shell.acknowledge(other.say('agent', 'contract_request_success'));
  await expect(offered.dialog).toHaveCount(0);

  // a phone has the contracts that the player holds in the sheet of the account
  await other.page.setViewportSize({ width: 360, height: 740 });
  await other.open('/');
  await other.openAccount();
  await other.dialog.getByText(other.say('agent', 'agreement.tab.contracts'), { exact: true }).click();
  await expect(other.dialog.getByRole('table')).toContainText(agent.username);
  expect(await other.sidewaysOverflow()).toBe(0);
  await context.close();
});
