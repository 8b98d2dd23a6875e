import { fails, mountView, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { installDialogs } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { agentHost } from '../../testing/agent-host';
import contracts from '.';

beforeAll(installDialogs);
let mounted: MountedView | undefined;
afterEach(() => mounted?.unmount());

const daily = (id: string, status: string, changes: object = {}) => ({
  ...{ id, status, details: [{ betVolume: '1000', activeMember: 3, rateType: 'PERCENT', rate: '0.8' }] },
  ...changes,
});
const mixed = {
  divtypecompperiodreq: [
    {
      productType: 'LIVE',
      computationPeriod: 'FORTNIGHT',
      contracts: [{ status: 'P', minimumBet: '100', netLoss: '10', activeMember: 2, contractRate: '5' }],
    },
  ],
  dailysalreqtype: [daily('1', 'E')],
  contracthoursalreq: [
    {
      ...{ contractId: '2', status: 'V', productType: 'RNG' },
      hourSalaryRates: [{ minimumBet: '50', activeMember: 1, rateType: 'BONUS', rate: '0.1' }],
    },
  ],
  realtimesalreqtype: [
    { contractId: '3', status: 'V', realTimeSalaryRates: [{ betAmount: '1', lossRate: '0.2', winRate: '0.3' }] },
  ],
};

async function open(funds: unknown = mixed, options: FakeHostOptions = {}) {
  const host = agentHost({ placement: 'over', ...options, answers: { 'member.funds': funds, ...options.answers } });
  mounted = await mountView(contracts, host);
  await screen.findByRole('heading', { level: 1, name: 'Contract requests' });
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  return host;
}
type Host = Awaited<ReturnType<typeof open>>;
const answers = (host: Host) =>
  host.records.calls
    .filter(({ endpoint }) => endpoint.startsWith('contracts.'))
    .map(({ endpoint, request }) => [endpoint, request]);
const messages = (host: Host) => host.records.messages.map(({ message }) => message.text);
const item = (name: string) => within(screen.getByRole('listitem', { name }));
const press = (name: string, action: string) => userEvent.click(item(name).getByRole('button', { name: action }));

test('lists new requests and terminations apart, each with its buttons [CTR-02] [CTR-13] [CTR-15] [CTR-19] [CTR-20]', async () => {
  await open();
  const group = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('listitem')
      .map(({ ariaLabel, textContent }) => [ariaLabel, textContent]);
  expect(group('New requests')).toEqual([
    ['Dividend · Live casino · FORTNIGHT', expect.stringMatching(/PendingRate 5 %DetailsAcceptReject$/)],
    ['Daily salary', expect.stringMatching(/Offered againRate 0\.8 %DetailsAcceptReject$/)],
  ]);
  expect(group('Terminations')).toEqual([
    ['Hourly salary · Slots', expect.stringMatching(/Rate 0\.1 \(BONUS\)DetailsTerminateDecline$/)],
    ['Real-time salary', expect.stringMatching(/Rate of losses 0\.2 %Rate of wins 0\.3 %DetailsTerminateDecline$/)],
  ]);
});

test.each([
  ['Dividend · Live casino · FORTNIGHT', ['Minimum stakes', 'Net loss', 'Active members', 'Rate'], '5 %', '[CTR-08]'],
  ['Daily salary', ['Stakes', 'Active members', 'Paid as', 'Rate'], '0.8 %', '[CTR-09]'],
  ['Hourly salary · Slots', ['Minimum stakes', 'Active members', 'Paid as', 'Rate'], 'BONUS', '[CTR-10] [CTR-13]'],
  ['Real-time salary', ['Stakes', 'Rate of losses', 'Rate of wins'], '0.3 %', '[CTR-11]'],
])('the details of "%s" show its terms %j [CTR-01] [CTR-03]', async (name, columns, value, _requirement) => {
  await open();
  await press(name, 'Details');
  const dialog = within(await screen.findByRole('dialog'));
  const titles = dialog.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(titles).toEqual(expect.arrayContaining(columns));
  dialog.getByText(value);
});

test.each([
  ['Dividend · Live casino · FORTNIGHT', 'Accept', 'contracts.dividend', { status: 'A' }, '[CTR-16]'],
  [
    'Dividend · Live casino · FORTNIGHT',
    'Reject',
    'contracts.dividend',
    { productType: 'LIVE', status: 'R' },
    '[CTR-16]',
  ],
  ['Daily salary', 'Accept', 'contracts.dailySalary', { id: '1', status: 'A' }, '[CTR-16]'],
  [
    'Hourly salary · Slots',
    'Terminate',
    'contracts.hourlySalary',
    { contractId: '2', status: 'C', productType: 'RNG' },
    '[CTR-17]',
  ],
  ['Hourly salary · Slots', 'Decline', 'contracts.hourlySalary', { status: 'R' }, '[CTR-18]'],
  ['Real-time salary', 'Decline', 'contracts.realTimeSalary', { contractId: '3', status: 'A' }, '[CTR-18]'],
])('"%s", %s: sends %s with %j %s', async (name, action, endpoint, request, _requirement) => {
  const host = await open();
  await press(name, action);
  await waitFor(() => expect(answers(host)).toEqual([[endpoint, expect.objectContaining(request)]]));
});

test.each([
  ['Dividend · Live casino · FORTNIGHT', 'contracts.participation', { type: 'LIVE', status: 'A' }],
  ['Daily salary', 'contracts.wage', { id: '1', status: 'A' }],
])('the setting of older calls sends "%s" by %s [CTR-32]', async (name, endpoint, request) => {
  const host = await open(mixed, {
    settings: { value: (key: string) => (key === 'contractCalls' ? 'older' : undefined) },
  });
  await press(name, 'Accept');
  await waitFor(() => expect(answers(host)).toEqual([[endpoint, request]]));
});

test('the older call of an hourly salary has no product [CTR-32]', async () => {
  const host = await open(mixed, { settings: { value: (key) => (key === 'contractCalls' ? 'older' : undefined) } });
  await press('Hourly salary · Slots', 'Decline');
  await waitFor(() => expect(answers(host)).toEqual([['contracts.hourSalary', { contractId: '2', status: 'R' }]]));
});

test('after success the popup shows, the item leaves, the data reload, and the window closes with the last one [CTR-22] [CTR-23] [KEY-09]', async () => {
  let left = [daily('1', 'P'), daily('4', 'P', { details: [] })];
  const host = await open(() => ({ dailysalreqtype: left }));
  const [first] = screen.getAllByRole('button', { name: 'Accept' });
  left = left.slice(1);
  await userEvent.click(first!);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(messages(host)).toEqual(['Your answer to the contract is saved.']);
  expect(host.records.refreshed).toContain('contracts');
  expect(host.records.closed).toEqual([]);
  left = [];
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(host.records.closed).toHaveLength(1));
});

test.each([
  [true, [['contracts.dailySalary', { id: '1', status: 'A' }]]],
  [false, []],
])(
  'a higher rate of a downline is asked about first; agreed %p sends %j [CTR-24] [CTR-25] [KEY-10]',
  async (agreed, sent) => {
    const funds = { dailysalreqtype: [daily('1', 'P', { downlineHigherRate: 'Y' })] };
    const host = await open(funds, { replies: { confirm: agreed } });
    await press('Daily salary', 'Accept');
    await waitFor(() => expect(messages(host)[0]).toMatch(/higher rate than this contract/));
    await waitFor(() => expect(answers(host)).toEqual(sent));
  },
);

test('rejecting asks nothing, whatever the rates [CTR-24]', async () => {
  const funds = { dailysalreqtype: [daily('1', 'P', { downlineHigherRate: 'Y' })] };
  const host = await open(funds);
  await press('Daily salary', 'Reject');
  await waitFor(() => expect(answers(host)).toHaveLength(1));
  expect(messages(host)).not.toContainEqual(expect.stringMatching(/higher rate/));
});

test("a failed action shows the server's message and keeps the item [CTR-33]", async () => {
  const host = await open(
    { dailysalreqtype: [daily('1', 'P')] },
    {
      answers: { 'contracts.dailySalary': fails('contract_moved', 'The contract has changed.') },
    },
  );
  await press('Daily salary', 'Accept');
  await waitFor(() => expect(messages(host)).toEqual(['The contract has changed.']));
  item('Daily salary').getByRole('button', { name: 'Accept' });
});

test('after an answer the focus stays in the window, on its heading [CTR-22] [CTR-23]', async () => {
  let left = mixed;
  const host = await open(() => left, {
    answers: {
      'contracts.dailySalary': () => {
        left = { ...mixed, dailysalreqtype: [] };
        return null;
      },
    },
  });
  const ok = document.body.appendChild(document.createElement('button'));
  jest.spyOn(host.messages, 'notice').mockImplementation(async () => {
    ok.focus();
    ok.remove();
  });
  await press('Daily salary', 'Accept');
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Daily salary' })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});

test('an answer that another tab has given before shows the current state, and closes the window when nothing is left [CTR-33] [KEY-09]', async () => {
  let left = [daily('1', 'P'), daily('4', 'P', { details: [] })];
  const answered = fails('contract_answered', 'This contract has already been answered.');
  const host = await open(() => ({ dailysalreqtype: left }), { answers: { 'contracts.dailySalary': answered } });
  for (const rest of [left.slice(1), []]) {
    left = rest;
    await userEvent.click(screen.getAllByRole('button', { name: 'Accept' })[0]!);
    await waitFor(() => expect(screen.queryAllByRole('listitem')).toHaveLength(rest.length));
  }
  expect(messages(host)).toEqual(Array.from({ length: 2 }, () => 'This contract has already been answered.'));
  expect(host.records.refreshed).toContain('contracts');
  await waitFor(() => expect(host.records.closed).toHaveLength(1));
});

test('answered contracts show without buttons [CTR-21]', async () => {
  await open({ dailysalreqtype: [daily('1', 'R')] });
  const shown = item('Daily salary').getAllByRole('button');
  expect(shown.map(({ textContent }) => textContent)).toEqual(['Details']);
});

test('has an empty state, and a retry after a failure [CTR-02]', async () => {
  const funds: unknown[] = [fails('server_error'), {}];
  await open(() => funds.shift());
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('No open requests');
});

test.each(['CN', 'TW', 'HK', 'EN', 'JA', 'KO', 'ID', 'ES', 'VI', 'TA', 'TH'])(
  'both prescribed keys have their own text in %s [KEY-09] [KEY-10]',
  async (code) => {
    const textsOf = async (language: string) =>
      ((await import(`../../locales/${language}.json`)) as { default: Record<string, string> }).default;
    const [own, english] = [await textsOf(code), await textsOf('EN')];
    for (const key of ['contract_request_success', 'higher_rate']) {
      expect(own[key]?.trim()).toBeTruthy();
      if (code !== 'EN') expect(own[key]).not.toBe(english[key]);
    }
  },
);
