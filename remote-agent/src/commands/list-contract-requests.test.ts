import type { Descriptor } from '@atrium/contract';
import { fails } from '@atrium/contract/testing';
import config from '../../remote.config';
import { agentHost } from '../testing/agent-host';
import listContractRequests from './list-contract-requests';

const daily = (status: string) => ({ id: '1', status, details: [{ betVolume: '1000', rate: '0.8' }] });
const popupsFor = (funds: unknown) => listContractRequests(agentHost({ answers: { 'member.funds': funds } }));

test('the window of contract requests is an automatic popup before the raffle, over the page [CTR-07]', () => {
  const { popups = [], places = [] }: Descriptor = config;
  expect(popups).toMatchObject([{ order: 40, open: { place: 'agent.contracts@1' } }]);
  expect(places.find(({ name }) => name === 'agent.contracts@1')).toMatchObject({ opens: 'over' });
});

test.each<[string, unknown, number]>([
  ['a pending request', { dailysalreqtype: [daily('P')] }, 1],
  ['an offer that is made again', { dailysalreqtype: [daily('E')] }, 1],
  ['a termination', { dailysalreqtype: [daily('V')] }, 1],
  ['a rejected request', { dailysalreqtype: [daily('R')] }, 0],
  ['a flag alone', { dailysalreqtype: 1 }, 0],
  ['a failed call', fails('server_error'), 0],
])('%s has its popup [CTR-07]', async (_what, funds, popups) => {
  expect(await popupsFor(funds)).toHaveLength(popups);
});
