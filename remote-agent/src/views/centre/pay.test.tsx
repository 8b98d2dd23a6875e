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

/** The day of all pays of these tests, as the pages write it. */
const dayName = agentHost().language.date(new Date(2026, 0, 31), 'date');
const contracts = { dividendinfo: true, dailysalinfo: true, hoursalinfo: true, realtimesalinfo: true };
async function open(page: string, answers: NonNullable<FakeHostOptions['answers']> = {}, facts: Fact[] = agent) {
  const host = agentHost({
    facts,
    account: { contracts },
    answers: { 'agent.redRain': { currency: 'CNY', history: [] }, ...answers },
  });
  mounted = await mountView(centre, host, { page });
  await screen.findByRole('heading', { level: 1 });
  return host;
}
type Host = Awaited<ReturnType<typeof open>>;
const asked = (host: Host) =>
  host.records.calls.filter(({ endpoint }) => endpoint.startsWith('contracts.')).map(({ request }) => request);
const cells = async () =>
  within((await screen.findAllByRole('row'))[1]!)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('my income shows what each kind paid by days, and the total [AGT-15] [AGT-32]', async () => {
  const host = await open('agentIncome');
  expect(await cells()).toEqual([
    dayName,
    ...['0.00', '8.00', '1.20', '0.00', '9.20'].map((amount) => expect.stringContaining(amount)),
  ]);
  screen.getByText(/^Total/, { selector: 'p' });
  expect(asked(host)[0]).toMatchObject({ pageNo: 1, pageSize: 20 });
});

test.each(['agentIncome', 'agentRealtimeSalary'])(
  "%s includes today's pay where the merchant's day is already the next one [AGT-15] [AGT-23]",
  async (page) => {
    jest.useFakeTimers({ doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'nextTick', 'setImmediate'] });
    jest.setSystemTime(new Date(2026, 0, 30, 22));
    try {
      const host = await open(page);
      await cells();
      expect(asked(host)[0]).toMatchObject({ from: '2026-01-24', to: '2026-01-31' });
      expect(screen.getByLabelText<HTMLInputElement>('To').value).toBe('2026-01-30');
    } finally {
      jest.useRealTimers();
    }
  },
);

test.each([
  ['agentDividendRecordCopy2', { kind: 'dividend', by: 'periods' }, '[AGT-18]'],
  ['agentHourSalary', { kind: 'hourly', by: 'periods' }, '[AGT-22]'],
  ['agentRealtimeSalary', { kind: 'realtime', by: 'periods' }, '[AGT-23]'],
])('%s shows the pay of %j, with the figures behind it %s [AGT-32]', async (page, request, _requirement) => {
  const row = { id: '21', contractId: '11', date: '2026-01-31', stake: '1000.00', netLoss: '120.00', activeMembers: 4 };
  const paid = { ...row, rateType: 'PERCENT', rate: '0.8', amount: '8.00', correction: true, productType: 'XYZ' };
  const host = await open(page, {
    'contracts.pay': { currency: 'CNY', total: { amount: '12.00' }, rows: [paid], totalPages: 2 },
  });
  const shown = await cells();
  expect(shown[0]).toBe(`${dayName} Correction`);
  expect(shown).toContain('0.8 %');
  expect(shown.at(-2)).toContain('8.00');
  expect(screen.getByText(/^Total/, { selector: 'p' }).textContent).toContain('12.00');
  expect(asked(host)[0]).toMatchObject(request);
  await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  await waitFor(() => expect(asked(host).at(-1)).toMatchObject({ pageNo: 2 }));
});

const without = (...names: string[]) => agent.filter((fact) => !names.includes(fact.replace('switch:', '')));
test.each<[string[], string[], string]>([
  [[], ['By day', 'By contract'], 'days'],
  [['DAYSALMR'], [], 'days'],
  [['DAYSAL'], [], 'periods'],
])('without %j daily wages have the variants %j, and begin with %s [AGT-21]', async (off, tabs, by) => {
  const host = await open('agentDailyWages2', {}, without(...off));
  await cells();
  expect(screen.queryAllByRole('tab').map(({ textContent }) => textContent)).toEqual(tabs);
  expect(asked(host)[0]).toMatchObject({ kind: 'daily', by });
});

test('the second variant of daily wages is a tab [AGT-21]', async () => {
  const host = await open('agentDailyWages2');
  await userEvent.click(await screen.findByRole('tab', { name: 'By contract' }));
  await waitFor(() => expect(asked(host).at(-1)).toMatchObject({ kind: 'daily', by: 'periods' }));
});

test.each(['agentIncome', 'agentHourSalary'])(
  '%s has an empty state, and a retry after a failure [AGT-32]',
  async (page) => {
    const nothing = { currency: 'CNY', total: { amount: '0.00' }, rows: [], totalPages: 1 };
    let tries = 0;
    const answer = () => (++tries === 1 ? fails('server_error') : nothing);
    await open(page, { 'contracts.pay': answer, 'contracts.income': answer });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText('No entries');
  },
);

const period = { periodStart: Date.UTC(2026, 0, 31), periodEnd: Date.UTC(2026, 1, 1) };
const paid = {
  ...{ id: '21', contractId: '11', date: '2026-01-31', ...period, stake: '1000.00', netLoss: '120.00' },
  ...{ activeMembers: 4, rateType: 'PERCENT', rate: '0.8', amount: '8.00' },
};
const traced = {
  'contracts.pay': { currency: 'CNY', total: { amount: '8.00' }, rows: [paid], totalPages: 1 },
  'contracts.payRounds': {
    ...{ currency: 'CNY', totalPages: 2 },
    rounds: [{ account: 'mei88', time: period.periodStart, round: 'round-7', stake: '3.00', won: '5.00' }],
  },
};

test('a pay leads to its figures and to the rounds behind it [AGT-20] [AGT-32]', async () => {
  const host = await open('agentHourSalary', traced);
  await userEvent.click(await screen.findByRole('button', { name: `Details, ${dayName}` }));
  const dialog = await screen.findByRole('dialog', { name: `Hourly salary, ${dayName}` });
  await within(dialog).findByText('round-7');
  const figures = within(dialog)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
  expect(figures.slice(1)).toEqual([
    ...['1,000.00', '120.00', '4', '0.8 %', '8.00'].map((figure) => expect.stringContaining(figure)),
  ]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Page 2' }));
  await waitFor(() => expect(asked(host).at(-1)).toEqual({ id: '21', pageNo: 2, pageSize: 20 }));
});

test('a day of my income leads to its pays, and each of them to its rounds [AGT-15]', async () => {
  const host = await open('agentIncome', traced);
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^Daily salary .*8\\.00, ${dayName}$`) }));
  const dialog = await screen.findByRole('dialog', { name: `Daily salary, ${dayName}` });
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Details' }));
  await within(dialog).findByText('round-7');
  const day = { from: '2026-01-31', to: '2026-01-31' };
  expect(asked(host).slice(1)).toEqual([
    { kind: 'daily', by: 'periods', ...day, pageNo: 1, pageSize: 20 },
    { id: '21', pageNo: 1, pageSize: 20 },
  ]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Back' }));
  await within(dialog).findByRole('button', { name: 'Details' });
});

test('the pays of a day mark a correction, and the focus stays in the window from one step to the next [AGT-20]', async () => {
  const row = { contractId: '11', date: '2026-01-31', stake: '1000.00', rateType: 'PERCENT', rate: '0.8' };
  await open('agentDailyWages2', {
    'contracts.pay': ({ by }: { by: string }) => ({
      ...{ currency: 'CNY', total: { amount: '7.00' }, totalPages: 1 },
      rows:
        by === 'days'
          ? [{ date: '2026-01-31', amount: '7.00' }]
          : [
              { ...row, id: '22', amount: '-1.00', correction: true },
              { ...row, id: '21', amount: '8.00' },
            ],
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: `Details, ${dayName}` }));
  const dialog = within(await screen.findByRole('dialog'));
  const [correction, pay] = (await dialog.findAllByRole('row')).slice(1);
  within(correction!).getByText('Correction');
  expect(within(pay!).queryByText('Correction')).toBeNull();
  const isInside = () => screen.getByRole('dialog').contains(document.activeElement);
  await userEvent.click(within(pay!).getByRole('button', { name: 'Details' }));
  await dialog.findByText('Turnover');
  expect(isInside()).toBe(true);
  await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
  await dialog.findAllByRole('row');
  expect(isInside()).toBe(true);
});

test('a fixed pay says so in place of a rate [AGT-22] [CTR-13]', async () => {
  const paid = { id: '21', contractId: '11', date: '2026-01-31', rateType: 'FIXED', rate: '', amount: '88.00' };
  await open('agentHourSalary', {
    'contracts.pay': { currency: 'CNY', total: { amount: '88.00' }, rows: [paid], totalPages: 1 },
  });
  expect(await cells()).toContain('Fixed amount');
});

test('a fixed rate that the back end names is an amount with its currency [AGT-22] [CTR-13]', async () => {
  const paid = { id: '21', contractId: '11', date: '2026-01-31', rateType: 'FIXED', rate: '88', amount: '88.00' };
  await open('agentHourSalary', {
    'contracts.pay': { currency: 'CNY', total: { amount: '88.00' }, rows: [paid], totalPages: 1 },
  });
  expect((await cells()).at(-3)).toMatch(/^\S+88\.00$/);
});
