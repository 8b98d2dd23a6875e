import type { Fact } from '@atrium/contract';
import { fails, mountView, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { installDialogs } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { agent, agentHost } from '../../testing/agent-host';
import centre from '.';

beforeAll(installDialogs);
let mounted: MountedView | undefined;
afterEach(() => mounted?.unmount());

const offeredAt = Date.UTC(2026, 0, 2);
const daily = { kind: 'daily', details: [{ betVolume: '10.00', activeMember: 1, rateType: 'PERCENT', rate: '0.8' }] };
const own = { ...daily, id: '1', held: true, account: '', status: 'V', offeredAt };
const given = { ...daily, held: false, account: 'mei88', downline: '7', offeredAt };
const members = [
  { id: '7', account: 'mei88', level: 1, team: 0, joined: offeredAt },
  { id: '8', account: 'deep99', level: 2, team: 0, joined: offeredAt },
].map((member) => ({ ...member, balance: '0.00', turnover: '0.00', winLoss: '0.00' }));

type Answers = NonNullable<FakeHostOptions['answers']>;
async function open(answers: Answers = {}, facts: Fact[] = agent, confirm = true) {
  const host = agentHost({
    ...{ facts, replies: { confirm } },
    answers: {
      'agent.redRain': { currency: 'CNY', history: [] },
      'agent.downlines': { currency: 'CNY', trail: [], members, total: 2, totalPages: 1 },
      'contracts.list': ({ side }: { side: string }) => ({ contracts: side === 'held' ? [own] : [] }),
      ...answers,
    },
  });
  mounted = await mountView(centre, host, { page: 'agentDownlineManagement' });
  await screen.findByRole('heading', { level: 1 });
  return host;
}
type Host = Awaited<ReturnType<typeof open>>;
const asked = (host: Host, endpoint: string) =>
  host.records.calls.filter((call) => call.endpoint === endpoint).map(({ request }) => request);
const openContracts = async () => userEvent.click(await screen.findByRole('tab', { name: 'Contracts' }));
const without = (...names: string[]) => agent.filter((fact) => !names.includes(fact.replace('switch:', '')));

test('an agent offers a direct downline a contract with rates up to the own ones [CTR-01] [CTR-09]', async () => {
  const host = await open();
  expect(await screen.findAllByRole('button', { name: /^Offer .* a contract$/ })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Offer mei88 a contract' }));
  const dialog = await screen.findByRole('dialog', { name: 'Offer mei88 a contract' });
  await userEvent.type(await within(dialog).findByLabelText('Stakes'), '1000');
  await userEvent.type(within(dialog).getByLabelText('Active members'), '2');
  const rate = within(dialog).getByLabelText('Rate');
  await userEvent.type(rate, '0.8001');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send offer' }));
  within(dialog).getByText('At most 0.8 %, as in your own contract.');
  expect(asked(host, 'contracts.offer')).toEqual([]);
  await userEvent.clear(rate);
  await userEvent.type(rate, '0.7999');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send offer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked(host, 'contracts.offer')).toEqual([
    {
      ...{ downline: '7', kind: 'daily' },
      details: [{ betVolume: '1000', activeMember: 2, rateType: 'PERCENT', rate: '0.7999' }],
    },
  ]);
  expect(host.records.toasts.map(({ text }) => text)).toEqual(['mei88 has your offer.']);
});

test('an agent without an own contract of a kind cannot offer one', async () => {
  await open({ 'contracts.list': { contracts: [{ ...own, status: 'P' }] } });
  await userEvent.click(await screen.findByRole('button', { name: 'Offer mei88 a contract' }));
  await screen.findByText('You hold no such contract');
  expect(screen.queryByRole('button', { name: 'Send offer' })).toBeNull();
});

test.each([
  [false, 0],
  ['N', 0],
  [undefined, 1],
])('a downline that takes contracts: %j has %d buttons to offer one', async (takesContracts, count) => {
  const member = { ...members[0]!, account: 'kind40', takesContracts };
  const page = { currency: 'CNY', trail: [], members: [member], total: 1, totalPages: 1 };
  await open({ 'agent.downlines': page });
  await screen.findByText('kind40');
  expect(screen.queryAllByRole('button', { name: 'Offer kind40 a contract' })).toHaveLength(count);
});

test('a refused offer keeps what was typed, and shows why', async () => {
  const host = await open({ 'contracts.offer': fails('contract_open', 'There is one already.') });
  await userEvent.click(await screen.findByRole('button', { name: 'Offer mei88 a contract' }));
  const stakes = await screen.findByLabelText<HTMLInputElement>('Stakes');
  await userEvent.type(stakes, '5');
  await userEvent.type(screen.getByLabelText('Active members'), '0');
  await userEvent.type(screen.getByLabelText('Rate'), '0');
  await userEvent.click(screen.getByRole('button', { name: 'Send offer' }));
  screen.getByText(/A contract with rates of 0 alone pays nothing\./);
  expect(asked(host, 'contracts.offer')).toEqual([]);
  await userEvent.type(screen.getByLabelText('Rate'), '.5');
  await userEvent.click(screen.getByRole('button', { name: 'Send offer' }));
  await waitFor(() => expect(asked(host, 'contracts.offer')).toHaveLength(1));
  expect(stakes.value).toBe('5');
});

test('both sides of the contracts have their status, terms and history [CTR-14]', async () => {
  const host = await open({
    'contracts.list': ({ side }: { side: string }) => ({
      contracts: side === 'held' ? [own] : [{ ...given, id: '3', status: 'V', terminating: true }],
    }),
    'contracts.history': {
      steps: [
        { time: offeredAt, step: 'ASK_TERMINATION', by: 'upline', status: 'V' },
        { time: offeredAt, step: 'ACCEPT', by: 'downline', status: 'V' },
        { time: offeredAt, step: 'ODD', by: 'upline', status: 'P' },
      ],
    },
  });
  await openContracts();
  const row = (await screen.findByText('End requested')).closest('tr')!;
  expect(within(row).getByText('mei88')).toBeTruthy();
  expect(within(row).queryByRole('button', { name: /^End contract/ })).toBeNull();
  await userEvent.click(within(row).getByRole('button', { name: 'Details: mei88, Daily salary' }));
  const dialog = await screen.findByRole('dialog', { name: 'Daily salary' });
  const steps = await within(dialog).findAllByRole('listitem');
  expect(steps.map((step) => step.querySelector('span')?.textContent)).toEqual([
    ...['The upline asked to end it', 'Accepted by the downline', 'ODD'],
  ]);
  within(dialog).getByText('0.8 %');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));

  await userEvent.click(screen.getByRole('tab', { name: 'Held by you' }));
  await screen.findByText('This site');
  screen.getByText('Active');
  expect(asked(host, 'contracts.list')).toEqual([
    { side: 'given', pageNo: 1, pageSize: 20 },
    { side: 'held', pageNo: 1, pageSize: 20 },
  ]);
});

test.each([true, false])('ends an active contract after a question: %s [CTR-19]', async (agreed) => {
  const host = await open({ 'contracts.list': { contracts: [{ ...given, id: '3', status: 'V' }] } }, agent, agreed);
  await openContracts();
  await userEvent.click(await screen.findByRole('button', { name: 'End contract: mei88, Daily salary' }));
  const calls = agreed ? [{ id: '3' }] : [];
  await waitFor(() => expect(asked(host, 'contracts.terminate')).toEqual(calls));
});

test('an expired offer is made again with its terms, which can be changed [CTR-15]', async () => {
  const host = await open({
    'contracts.list': ({ side }: { side: string }) => ({
      contracts: side === 'held' ? [own] : [{ ...given, id: '3', status: 'E' }],
    }),
  });
  await openContracts();
  await screen.findByText('Expired');
  await userEvent.click(screen.getByRole('button', { name: 'Offer again: mei88, Daily salary' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Rate')).value).toBe('0.8');
  await userEvent.click(screen.getByRole('button', { name: 'Add terms' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove terms 2' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send offer' }));
  await waitFor(() => expect(asked(host, 'contracts.offer')).toMatchObject([{ downline: '7', kind: 'daily' }]));
});

test('contracts have an empty state, and a retry after a failure', async () => {
  const answers = [fails('server_error'), { contracts: [] }];
  await open({ 'contracts.list': () => answers.shift() });
  await openContracts();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('No contracts offered yet');
});

test('a merchant without contracts has neither the tab nor the button', async () => {
  await open({}, without('DIVIDEND', 'DAYSAL', 'DAYSALMR', 'HOURSAL3'));
  await screen.findByRole('button', { name: 'Transfer to mei88' });
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Offer mei88 a contract' })).toBeNull();
});

test('a contract of a kind without a word is named by the kind itself [CTR-13]', async () => {
  await open({ 'contracts.list': { contracts: [{ ...given, id: '3', kind: 'LOYALTY', status: 'V' }] } });
  await openContracts();
  await screen.findByRole('cell', { name: 'LOYALTY' });
});
