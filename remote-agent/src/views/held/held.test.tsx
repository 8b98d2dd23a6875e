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

test('the account menu of a player leads there once a contract is held', () => {
  const item = config.navItems.find(({ id }) => id === 'contracts-held');
  expect(item).toMatchObject({ point: 'account-menu@1', to: { place: 'agent.held@1' } });
  expect(JSON.stringify(item)).toContain('contract:dailysalinfo');
});
