import type { Fact } from '@atrium/contract';
import { fails, mountView, type FakeHost, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { agent, agentHost } from '../../testing/agent-host';
import centre from '.';

const figures = {
  turnover: '1200.00',
  winLoss: '-150.00',
  deposits: '900.00',
  withdrawals: '200.00',
  activeMembers: 7,
};
const overview = {
  currency: 'CNY',
  members: 23,
  online: 3,
  figures: { ...figures, registrations: 2 },
  before: { ...figures, turnover: '1000.00', winLoss: '50.00', registrations: 0 },
  days: [
    { day: '2026-01-01', turnover: '700.00', winLoss: '-180.00' },
    { day: '2026-01-02', turnover: '500.00', winLoss: '30.00' },
  ],
};
const member = (changes: object = {}) => ({
  id: '7',
  account: 'harbour',
  nickname: 'Lan',
  agent: true,
  level: 1,
  team: 5,
  online: true,
  joined: Date.UTC(2026, 0, 2),
  balance: '8888.00',
  turnover: '300.00',
  winLoss: '-20.00',
  ...changes,
});
const downlines = (members: object[], changes: object = {}) => ({
  currency: 'CNY',
  trail: [],
  members,
  total: members.length,
  totalPages: 1,
  ...changes,
});

let mounted: MountedView | undefined;
afterEach(() => mounted?.unmount());

async function open(params: Record<string, string> = {}, options: FakeHostOptions = {}): Promise<FakeHost> {
  const host = agentHost({
    ...options,
    answers: {
      'agent.overview': overview,
      'agent.downlines': downlines([member()]),
      'agent.redRain': { currency: 'CNY', history: [] },
      ...options.answers,
    },
  });
  mounted = await mountView(centre, host, params);
  return host;
}

const asked = (host: FakeHost, endpoint: string) =>
  host.records.calls.filter((call) => call.endpoint === endpoint).map(({ request }) => request);
const figure = (title: string) => screen.getByText(title, { selector: 'dt' }).parentElement!;

test('shows the team overview by default, each figure beside the previous one [AGT-02] [AGT-09]', async () => {
  await open();

  await screen.findByRole('heading', { level: 1, name: 'Team overview' });
  await waitFor(() => expect(figure('Turnover').textContent).toMatch(/1,200\.00.*1,000\.00.*\+20%/));
  expect(figure('Win/loss').textContent).toMatch(/-.*150\.00.*\+.*50\.00/);
  expect(figure('Deposits').textContent).toMatch(/900\.00.*900\.00.*0%/);
  // there is no growth from zero
  expect(figure('New members').textContent).toBe('New members2previously 0');
  screen.getByText('Members: 23');
  screen.getByText('3 online now');
});

test('shows the figures that a back end names, and nothing for the others [AGT-09]', async () => {
  const { currency, days } = overview;
  const answer = { currency, days, members: '23', figures: { turnover: 1200, deposits: 'odd', registrations: '2' } };
  await open({}, { answers: { 'agent.overview': answer } });

  await waitFor(() => expect(figure('Turnover').textContent).toMatch(/^Turnover¥1,200\.00$/));
  const list = screen.getByLabelText('Team figures');
  expect(
    within(list)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['Turnover', 'New members']);
  expect(figure('New members').textContent).toBe('New members2');
  screen.getByText('Members: 23');
  expect(screen.queryByText(/online now/)).toBeNull();
});

test('shows the days as a chart, a summary and a table', async () => {
  await open();

  const chart = await screen.findByRole('img', { name: /The highest was .*700\.00 on/ });
  expect(chart.querySelectorAll('rect')).toHaveLength(2);
  const table = screen.getByRole('table', { name: 'Turnover by day', hidden: true });
  expect(within(table).getAllByRole('row', { hidden: true })).toHaveLength(3);
});

test("requests other days in the viewer's zone; a single day has no chart", async () => {
  const host = await open({}, { answers: { 'agent.overview': { ...overview, days: overview.days.slice(0, 1) } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Today' }));

  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  await waitFor(() => {
    const [overviewAsked, downlinesAsked] = [
      asked(host, 'agent.overview').at(-1),
      asked(host, 'agent.downlines').at(-1),
    ];
    expect(overviewAsked).toMatchObject({ zone });
    const { from, to } = overviewAsked as { from: string; to: string };
    expect(from).toBe(to);
    expect(downlinesAsked).toMatchObject({ from, to, zone, of: '' });
  });
  expect(screen.queryByRole('img')).toBeNull();
});

test('offers a retry for the figures', async () => {
  let tries = 0;
  await open({}, { answers: { 'agent.overview': () => (++tries === 1 ? fails('server_error') : overview) } });

  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('Members: 23');
});

test('each downline shows name, balance and figures, and links to its own downlines [AGT-11]', async () => {
  const host = await open({ page: 'agentDownlineManagement' });

  const row = (await screen.findAllByRole('row'))[1]!;
  const cells = within(row).getAllByRole('cell');
  expect(cells[0]?.textContent).toBe('harbourLanAgentOnline');
  expect(cells.slice(4, 7).map((cell) => cell.textContent)).toEqual(
    ['8,888.00', '300.00', '-'].map((amount) => expect.stringContaining(amount)),
  );
  await userEvent.click(within(row).getByRole('link', { name: 'harbour: 5 below' }));
  expect(host.records.opened.at(-1)).toMatchObject({
    place: 'agent.centre@1',
    params: { page: 'agentDownlineManagement', of: '7' },
  });
});

test("requests a member's downlines by the address and shows the path to them", async () => {
  const trail = [
    { id: '7', account: 'harbour' },
    { id: '9', account: 'driftwood' },
  ];
  const answers = { 'agent.downlines': downlines([member({ id: '11', account: 'starfish', team: 0 })], { trail }) };
  const host = await open({ page: 'agentDownlineManagement', of: '9' }, { answers });

  const way = await screen.findByRole('navigation', { name: 'Position in the team' });
  expect(within(way).getByText('driftwood').getAttribute('aria-current')).toBe('page');
  within(way).getByRole('link', { name: 'harbour' });
  expect(asked(host, 'agent.downlines').at(-1)).toMatchObject({ of: '9' });
});

test('searches the whole team and reports an empty result', async () => {
  const host = await open({ page: 'agentDownlineManagement' });
  await screen.findByRole('table');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search the team' }), 'star{Enter}');
  expect(host.records.refined.at(-1)).toMatchObject({ params: { page: 'agentDownlineManagement', search: 'star' } });
  await mounted?.unmount();

  const again = await open(
    { page: 'agentDownlineManagement', search: 'star' },
    { answers: { 'agent.downlines': downlines([]) } },
  );
  await screen.findByText('No members found');
  expect(asked(again, 'agent.downlines').at(-1)).toMatchObject({ search: 'star', of: '' });
});

test('requests pages; another range of dates starts at page 1 [DAT-01]', async () => {
  const host = await open(
    { page: 'agentDownlineManagement' },
    { answers: { 'agent.downlines': downlines([member()], { totalPages: 3 }) } },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Page 2' }));
  await waitFor(() => expect(asked(host, 'agent.downlines').at(-1)).toMatchObject({ pageNo: 2 }));
  await userEvent.click(screen.getByRole('button', { name: '30 days' }));
  await waitFor(() => expect(asked(host, 'agent.downlines').at(-1)).toMatchObject({ pageNo: 1 }));
  await userEvent.clear(screen.getByLabelText('From'));
  await userEvent.type(screen.getByLabelText('From'), '2020-01-05');
  await userEvent.clear(screen.getByLabelText('To'));
  await userEvent.type(screen.getByLabelText('To'), '2020-01-06');
  await waitFor(() =>
    expect(asked(host, 'agent.downlines').at(-1)).toMatchObject({ from: '2020-01-05', to: '2020-01-06' }),
  );
});

test('offers a retry for the members', async () => {
  let tries = 0;
  const answer = () => (++tries === 1 ? fails('server_error') : downlines([member()]));
  await open({ page: 'agentDownlineManagement' }, { answers: { 'agent.downlines': answer } });

  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('table');
});

test('shows a message to an agent without downlines', async () => {
  await open({ page: 'agentDownlineManagement' }, { answers: { 'agent.downlines': downlines([]) } });

  await screen.findByText('No members yet');
});

test('members have no links without downline management', async () => {
  await open({}, { facts: agent.filter((fact) => fact !== 'switch:DOWNMAN') });

  await screen.findByRole('table', { name: 'Members of the team' });
  expect(screen.queryByRole('link', { name: /below/ })).toBeNull();
});

const bet = { id: '11', account: 'starfish', time: Date.UTC(2026, 0, 2), round: 'r7', stake: '3.00', won: '5.00' };

test("team bets show the team's rounds, not only the agent's own [AGT-12]", async () => {
  const host = await open(
    { page: 'personalHistoryCopy' },
    { answers: { 'agent.bets': { currency: 'CNY', bets: [bet], totalPages: 3 } } },
  );

  await screen.findByRole('heading', { level: 1, name: 'Team bets' });
  const row = (await screen.findAllByRole('row'))[1]!;
  screen.getByRole('table', { description: /^Time zone: \w/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['starfish', expect.any(String), expect.stringContaining('3.00'), expect.stringContaining('5.00')]);
  await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  await waitFor(() => expect(asked(host, 'agent.bets').at(-1)).toMatchObject({ pageNo: 2, search: '' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search the team' }), 'star{Enter}');
  await waitFor(() => expect(asked(host, 'agent.bets').at(-1)).toMatchObject({ pageNo: 1, search: 'star' }));
});

test('team win/loss shows each member and the total [AGT-14]', async () => {
  const amounts = { turnover: '300.00', winLoss: '-20.00', deposits: '50.00', withdrawals: '0.00' };
  const total = { ...amounts, winLoss: '-70.00' };
  const members = [{ id: '7', account: 'harbour', ...amounts }];
  await open(
    { page: 'palStatementsAgentCopy' },
    { answers: { 'agent.loss': { currency: 'CNY', total, members, totalPages: 1 } } },
  );

  const table = await screen.findByRole('table', { name: 'Team win/loss' });
  expect(within(table).getAllByRole('row')[1]?.textContent).toMatch(/^harbour-.*20\.00/);
  screen.getByText(/-.*70\.00/);
});

test('downline transactions show deposits and withdrawals [AGT-16]', async () => {
  const payment = (id: string, type: string, amount: string) => ({ ...bet, id, type, amount });
  const payments = [
    payment('1', 'grant', '300.00'),
    payment('2', 'withdrawal', '-50.00'),
    payment('3', 'gift', '1.00'),
  ];
  await open(
    { page: 'agentDownlineTransaction' },
    { answers: { 'agent.payments': { currency: 'CNY', payments, totalPages: 1 } } },
  );

  const rows = (await screen.findAllByRole('row')).slice(1).map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringMatching(/Credit\+.*300\.00$/),
    expect.stringMatching(/Withdrawal-.*50\.00$/),
    expect.stringMatching(/Other\+.*1\.00$/),
  ]);
  screen.getByRole('table', { description: /^Time zone: \w/ });
});

test.each(['personalHistoryCopy', 'palStatementsAgentCopy', 'agentDownlineTransaction'])(
  '%s shows an empty state, and a retry after a failure',
  async (page) => {
    const total = { turnover: '0.00', winLoss: '0.00', deposits: '0.00', withdrawals: '0.00' };
    const nothing = { currency: 'CNY', bets: [], members: [], payments: [], total, totalPages: 1 };
    let tries = 0;
    const answer = () => (++tries === 1 ? fails('server_error') : nothing);
    await open({ page }, { answers: { 'agent.bets': answer, 'agent.loss': answer, 'agent.payments': answer } });

    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText('No entries');
  },
);

test('announcements show news for agents, and a retry after a failure [AGT-08]', async () => {
  const announcements = [{ id: '1', title: 'New figures', text: 'The overview compares.', time: Date.UTC(2026, 0, 2) }];
  const answers = [fails('server_error'), { announcements }];
  await open({ page: 'agentAnnouncement' }, { answers: { 'agent.announcements': () => answers.shift() } });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { level: 2, name: 'New figures' });
  screen.getByText('The overview compares.');
});

test('shows a message without announcements', async () => {
  await open({ page: 'agentAnnouncement' }, { answers: { 'agent.announcements': { announcements: [] } } });
  await screen.findByText('No announcements');
});

const menu = () =>
  within(screen.getByRole('navigation', { name: 'Agent centre' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const everyContract = {
  divtypecompperiodreq: true,
  dailysalreqtype: true,
  contracthoursalreq: true,
  realtimesalreqtype: true,
};

test.each<[string, Fact[], Fact[]]>([
  ['Announcements', [], ['switch:AGENTANNOUNCE3.off']],
  ['Team overview', [], ['switch:AGEINFO3.off']],
  ['Register centre', ['switch:REGCEN'], []],
  ['Downline management', ['switch:DOWNMAN'], []],
  ['Team bets', ['switch:TRANSBETREPMEM3'], []],
  ['Team bets', ['switch:TEAMBETTING3'], []],
  ['Team win/loss', ['switch:AGETEAMPNL3'], []],
  ['My income', ['switch:AGEREV3'], []],
  ['Downline transactions', [], ['switch:AGEDOWNTRANS3.off']],
  ['Dividend record', ['switch:DIVIDEND'], []],
  ['Daily wages', ['switch:DAYSAL'], []],
  ['Daily wages', ['switch:DAYSALMR'], []],
  ['Hourly salary', ['switch:HOURSAL3'], []],
])('the menu has %s with %j and without %j, and not the other way round [AGT-07]', async (page, on, off) => {
  const person: Fact[] = ['signed-in', 'real-account', 'agent'];
  const account = { contracts: everyContract };
  await open({}, { facts: [...person, ...on], account });
  await waitFor(() => expect(menu()).toContain(page));
  await mounted?.unmount();

  await open({}, { facts: [...person, ...off], account });
  await waitFor(() => expect(menu()).toContain('Real-time salary'));
  expect(menu()).not.toContain(page);
});

test('red envelopes are in the menu and at their address where there was a red rain [AGT-05] [AGT-17]', async () => {
  const history = [
    { id: '3', time: Date.UTC(2026, 0, 2), amount: '8.88' },
    { id: '2', time: 'soon', amount: '1.00' },
    { id: '1', time: Date.UTC(2026, 0, 1), amount: 6.66 },
  ];
  const host = await open({ page: 'agentRedRain' }, { answers: { 'agent.redRain': { currency: 'CNY', history } } });

  await screen.findByRole('heading', { level: 1, name: 'Red envelopes' });
  expect(menu()).toContain('Red envelopes');
  const rows = (await screen.findAllByRole('row')).slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^2026-01-02T00:00:00.000Z.*8\.88$/),
    expect.stringMatching(/^2026-01-01T00:00:00.000Z.*6\.66$/),
  ]);
  expect(host.records.unreadable).toEqual(['agent.redRain']);
});

test('red envelopes are there for a red rain that is announced, too [AGT-17]', async () => {
  const event = { startTime: Date.UTC(2026, 0, 3), endTime: Date.UTC(2026, 0, 4) };
  await open({}, { answers: { 'agent.redRain': { currency: 'CNY', event } } });

  await waitFor(() => expect(menu()).toContain('Red envelopes'));
});

test('names the times of an announced red rain [AGT-17]', async () => {
  const event = { startTime: Date.UTC(2026, 0, 3), endTime: Date.UTC(2026, 0, 4) };
  await open({ page: 'agentRedRain' }, { answers: { 'agent.redRain': { currency: 'CNY', event } } });

  const label = await screen.findByText(/^Red rain:/);
  const [start, end] = label.querySelectorAll('time');
  expect([start?.dateTime, end?.dateTime]).toEqual(['2026-01-03T00:00:00.000Z', '2026-01-04T00:00:00.000Z']);
});

test('an envelope opens once the red rain is on by the clock of the server, and is then in the history [AGT-17]', async () => {
  const [startTime, endTime] = [Date.now() - 60_000, Date.now() + 60_000];
  let opened = false;
  const event = () => ({ id: '4', startTime, endTime, pot: '888.00', opened });
  const history = () => (opened ? [{ id: '4', time: startTime, amount: '8.88' }] : []);
  const host = await open(
    { page: 'agentRedRain' },
    {
      answers: {
        'agent.redRain': () => ({ currency: 'CNY', event: event(), history: history() }),
        'agent.openEnvelope': () => ((opened = true), { amount: '8.88', currency: 'CNY' }),
      },
    },
  );
  await screen.findByText(/^Pot: .*888\.00/);
  await userEvent.click(screen.getByRole('button', { name: 'Open your envelope' }));
  await screen.findByText('You have opened your envelope.');
  expect(host.records.toasts.map(({ text }) => text)).toEqual([expect.stringMatching(/8\.88/)]);
  expect(asked(host, 'agent.openEnvelope')).toEqual([{ id: '4' }]);
  expect(screen.queryByRole('button', { name: 'Open your envelope' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Red envelopes' }));
  expect(screen.getAllByRole('row').slice(1)).toHaveLength(1);
});

test.each(['reward_taken', 'reward_ended'])(
  'an envelope that is refused with %s because others were first leaves after the message [AGT-17]',
  async (key) => {
    const time = { startTime: Date.now() - 60_000, endTime: Date.now() + 60_000 };
    let late = false;
    const event = () => ({ id: '4', ...time, opened: late && key === 'reward_taken', emptied: late });
    const answers = {
      'agent.redRain': () => ({ currency: 'CNY', event: event() }),
      'agent.openEnvelope': () => ((late = true), fails(key)),
    };
    await open({ page: 'agentRedRain' }, { answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Open your envelope' }));
    await screen.findByText(
      key === 'reward_taken' ? 'You have opened your envelope.' : 'All envelopes have been opened.',
    );
    expect(screen.queryByRole('button', { name: 'Open your envelope' })).toBeNull();
  },
);

test('an envelope that could not be opened stays after any other failure [AGT-17]', async () => {
  const event = { id: '4', startTime: Date.now() - 60_000, endTime: Date.now() + 60_000 };
  const answers = {
    'agent.redRain': { currency: 'CNY', event },
    'agent.openEnvelope': () => fails('server_error'),
  };
  const host = await open({ page: 'agentRedRain' }, { answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Open your envelope' }));
  await waitFor(() => expect(asked(host, 'agent.openEnvelope')).toHaveLength(1));
  expect(asked(host, 'agent.redRain')).toHaveLength(1);
  await screen.findByRole('button', { name: 'Open your envelope' });
});

test('a red rain that starts while the agent centre is open appears in the menu [AGT-17]', async () => {
  let started = false;
  const event = { id: '4', startTime: Date.now() - 60_000, endTime: Date.now() + 60_000 };
  const host = await open(
    {},
    { answers: { 'agent.redRain': () => ({ currency: 'CNY', event: started ? event : null }) } },
  );
  await screen.findByText('Members: 23');
  expect(menu()).not.toContain('Red envelopes');
  started = true;
  host.emit('live.received@1', { type: 'CONTENT', popup: false, data: { content: 'raffle' } });
  expect(asked(host, 'agent.redRain')).toHaveLength(1);
  host.emit('live.received@1', { type: 'CONTENT', popup: false, data: { content: 'red-rain' } });
  await waitFor(() => expect(menu()).toContain('Red envelopes'));
});

test('once every envelope is opened by others, says so and offers none [AGT-17]', async () => {
  const event = { id: '4', startTime: Date.now() - 60_000, endTime: Date.now() + 60_000, opened: false, emptied: true };
  await open({ page: 'agentRedRain' }, { answers: { 'agent.redRain': { currency: 'CNY', event } } });

  await screen.findByText('All envelopes have been opened.');
  expect(screen.queryByRole('button', { name: 'Open your envelope' })).toBeNull();
});

test('before its time by the clock of the server there is no envelope to open [AGT-17]', async () => {
  const event = { id: '4', startTime: Date.now() - 60_000, endTime: Date.now() + 60_000, opened: false };
  const serverTime = () => Date.now() - 3_600_000;
  await open({ page: 'agentRedRain' }, { serverTime, answers: { 'agent.redRain': { currency: 'CNY', event } } });
  await screen.findByText(/^Red rain:/);
  expect(screen.queryByRole('button', { name: 'Open your envelope' })).toBeNull();
});

test('an announcement that cannot be read costs no envelope of earlier red rains [AGT-17]', async () => {
  const event = { startTime: 'soon', endTime: Date.UTC(2026, 0, 4) };
  const history = [{ id: '3', time: Date.UTC(2026, 0, 2), amount: '8.88' }];
  const answers = { 'agent.redRain': { currency: 'CNY', event, history } };
  const host = await open({ page: 'agentRedRain' }, { answers });

  await screen.findByRole('heading', { level: 1, name: 'Red envelopes' });
  expect(screen.getAllByRole('row').slice(1)).toHaveLength(1);
  expect(screen.queryByText(/^Red rain:/)).toBeNull();
  expect(host.records.unreadable).toEqual(['agent.redRain']);
});

test.each([
  ['no red rain', { currency: 'CNY', event: null, history: [] }],
  ['a back end without the call', fails('http-404')],
])('with %s, the address of red envelopes shows the team overview [AGT-05] [AGT-17]', async (_what, answer) => {
  await open({ page: 'agentRedRain' }, { answers: { 'agent.redRain': answer } });

  await screen.findByRole('heading', { level: 1, name: 'Team overview' });
  expect(menu()).not.toContain('Red envelopes');
});

test.each([
  ['divtypereq', ['Dividend record']],
  ['divtypecompperiodreq', ['Dividend record']],
  ['dailysalreqtype', ['Dividend record', 'Daily wages']],
  ['contracthoursalreq', ['Hourly salary']],
  ['realtimesalreqtype', ['Real-time salary']],
])('of a back end that names requests alone, %s shows %j [AGT-18] [AGT-23] [AGT-25]', async (flag, pages) => {
  const none = { divtypereq: false, dailysalreqtype: false, contracthoursalreq: false, realtimesalreqtype: false };
  await open({}, { account: { contracts: { ...none, [flag]: true } } });

  const contracts = ['Dividend record', 'Daily wages', 'Hourly salary', 'Real-time salary'];
  await waitFor(() => expect(menu()).toContain('Team overview'));
  expect(menu().filter((page) => contracts.includes(page))).toEqual(pages);
});

test('a flag of the contract itself goes before its requests [AGT-19]', async () => {
  const contracts = { dividendinfo: false, divtypereq: true, hoursalinfo: false, contracthoursalreq: true };
  await open({}, { account: { contracts } });

  await waitFor(() => expect(menu()).toContain('Team overview'));
  expect(menu()).not.toContain('Dividend record');
  expect(menu()).not.toContain('Hourly salary');
});

test("the loader reads 'loading...' and ends when the contracts are loaded, with their pages in the menu [AGT-25] [MEM-07]", async () => {
  const host = agentHost();
  host.account.contracts.set({ state: 'loading' });
  mounted = await mountView(centre, host);
  await screen.findByText('loading...');
  host.account.contracts.set({ state: 'ready', value: { hoursalinfo: true } });

  await screen.findByRole('link', { name: 'Hourly salary' });
  expect(screen.queryByRole('link', { name: 'Dividend record' })).toBeNull();
});
