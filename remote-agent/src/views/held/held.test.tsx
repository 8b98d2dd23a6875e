import { mountView, type MountedView } from '@atrium/contract/testing';
import { installDialogs } from '@atrium/ui/testing';
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import config from '../../../remote.config';
import { agentHost } from '../../testing/agent-host';
import held from '.';

beforeAll(installDialogs);
let mounted: MountedView | undefined;
afterEach(() => mounted?.unmount());

const contract = {
  ...{ id: '25', kind: 'daily', held: true, account: 'agent1', downline: '', status: 'V', terminating: false },
  ...{ productType: '', computationPeriod: '', offeredAt: Date.UTC(2026, 0, 2) },
  details: [{ betVolume: '100', activeMember: 1, rateType: 'PERCENT', rate: '0.8' }],
};
const steps = [{ time: Date.UTC(2026, 0, 3), step: 'ACCEPT', by: 'downline', status: 'V' }];

test('a player sees an accepted contract, its terms and its history', async () => {
  const host = agentHost({
    placement: 'over',
    facts: ['signed-in', 'real-account', 'player', 'contract:dailysalinfo'],
    session: { status: 'signed-in', customer: { id: '7', account: 'mei88', nickname: 'Mei', kind: 0 } },
    answers: { 'contracts.list': { contracts: [contract], totalPages: 1 }, 'contracts.history': { steps } },
  });
  mounted = await mountView(held, host);

  expect((await screen.findByRole('row', { name: /agent1/ })).textContent).toContain('Active');
  expect(host.records.calls.find(({ endpoint }) => endpoint === 'contracts.list')?.request).toMatchObject({
    side: 'held',
  });
  await userEvent.click(screen.getByRole('button', { name: /^Details: agent1/ }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('0.8 %');
  await dialog.findByText('Accepted by the downline');
});

test('the terms of a dividend speak of stakes, not of a team that a player does not have', async () => {
  const term = { minimumBet: '100', netLoss: '10', activeMember: 1, contractRate: '5', periodicTotalBet: '700' };
  const dividend = {
    ...contract,
    kind: 'dividend',
    productType: 'RNG',
    computationPeriod: 'WEEKLY',
    contracts: [term],
  };
  const host = agentHost({
    placement: 'over',
    facts: ['signed-in', 'real-account', 'player', 'contract:dividendinfo'],
    session: { status: 'signed-in', customer: { id: '7', account: 'mei88', nickname: 'Mei', kind: 0 } },
    answers: { 'contracts.list': { contracts: [dividend], totalPages: 1 }, 'contracts.history': { steps } },
  });
  mounted = await mountView(held, host);
  await userEvent.click(await screen.findByRole('button', { name: /^Details: agent1/ }));
  const dialog = await screen.findByRole('dialog');
  within(dialog).getByRole('columnheader', { name: 'Total stakes in the period' });
  expect(document.body.textContent).not.toMatch(/team/i);
});

test.each(['CN', 'TW', 'HK', 'EN', 'JA', 'KO', 'ID', 'ES', 'VI', 'TA', 'TH'])(
  'the texts of contracts name no team in %s',
  async (language) => {
    const { default: texts } = (await import(`../../locales/${language}.json`)) as { default: Record<string, string> };
    const ofContracts = Object.entries(texts).filter(([key]) => /^(contract|pay)\./.test(key));
    expect(ofContracts.length).toBeGreaterThan(40);
    const team = /团队|團隊|team|チーム|팀|\btim\b|equipo|đội|குழு|ทีม/i;
    expect(ofContracts.filter(([, words]) => team.test(words))).toEqual([]);
  },
);

test('the account menu of a player leads there once a contract is held', () => {
  const item = config.navItems.find(({ id }) => id === 'contracts-held');
  expect(item).toMatchObject({ point: 'account-menu@1', to: { place: 'agent.held@1' } });
  expect(JSON.stringify(item)).toContain('contract:dailysalinfo');
});
