import { fails, mountView, type FakeHost, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { memberHost } from '../../testing/member-host';
import EN from '../../locales/EN.json';
import centre from '.';

let mounted: MountedView | undefined;
beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 0, 31, 12), doNotFake: ['setTimeout', 'queueMicrotask', 'setImmediate'] });
});
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const time = Date.UTC(2026, 0, 30, 3, 4);
const round = (changes: object = {}) => ({
  ...{ id: '11', time, round: 'round-7', vendor: 'NOVA', game: 'Fruit Harbour', stake: '3.00', won: '5.50' },
  ...changes,
});
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const lastWeek = { from: '2026-01-25', to: '2026-01-31', zone };

async function open(page: string, answers: FakeHostOptions['answers'] = {}): Promise<FakeHost> {
  const host = memberHost({ answers });
  mounted = await mountView(centre, host, { page });
  return host;
}
const asked = (host: FakeHost, id: string) =>
  host.records.calls.filter(({ endpoint }) => endpoint === id).map(({ request }) => request);
const cellsOf = async (name: string) => {
  const table = await screen.findByRole('table', { name });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
};

/** The texts of the files that the page saves. */
function savedFiles(): Promise<string>[] {
  const texts: Promise<string>[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    expect(this.download).toBe('2026-01-25--2026-01-31.csv');
  });
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      const reader = new FileReader();
      texts.push(
        new Promise((resolve) => {
          reader.onload = () => resolve(reader.result as string);
          reader.readAsText(blob);
        }),
      );
      return 'blob:file';
    },
    revokeObjectURL: () => undefined,
  });
  return texts;
}

test('the betting record shows each round of the last week with game, stake, win and result [WAL-11]', async () => {
  const bets = [
    round(),
    round({ id: '10', game: '', stake: '4.00', won: '0.00' }),
    round({ id: '9', stake: '0.00', won: '0.00', refunded: true }),
  ];
  const host = await open('personalHistoryCopy', { 'wallets.bets': { currency: 'CNY', bets, totalPages: 1 } });

  await screen.findByRole('heading', { level: 1, name: 'Betting record' });
  expect(await cellsOf('Betting record')).toEqual([
    [expect.anything(), 'Fruit Harbour', '¥3.00', '¥5.50', '+¥2.50'],
    [expect.anything(), 'NOVA', '¥4.00', '¥0.00', '-¥4.00'],
    [expect.anything(), 'Fruit HarbourRefunded', '¥0.00', '¥0.00', '¥0.00'],
  ]);
  screen.getByRole('table', { description: /^Time zone: \w/ });
  expect(asked(host, 'wallets.bets')).toEqual([{ ...lastWeek, pageNo: 1, pageSize: 20 }]);
});

test('an open bet of a lottery is no loss, and every bet names its slip, numbers and draw', async () => {
  const slip = { number: 'LAB12', issue: '20260102-0037', lines: [{ play: 'sum-odd' }, { numbers: '03 11' }] };
  const bets = [
    round({ id: '1', game: 'Open', won: '0.00', open: true, slip }),
    round({ id: '2', game: 'Lost', won: '0.00', slip: { ...slip, drawn: '01 02 03 04 05' } }),
  ];
  await open('personalHistoryCopy', { 'wallets.bets': { currency: 'CNY', bets, totalPages: 1 } });

  const row = async (name: RegExp) => (await screen.findByRole('row', { name })).textContent;
  expect(await row(/Open/)).toMatch(/Slip LAB12, draw 20260102-0037Sum odd; 03 11.*Not drawn yet$/);
  expect(await row(/Open/)).not.toContain('-¥');
  expect(await row(/Lost/)).toMatch(/Drawn: 01 02 03 04 05.*-¥/);
});

test('the betting record has pages, and other days start at the first page [WAL-11]', async () => {
  const host = await open('personalHistoryCopy', {
    'wallets.bets': { currency: 'CNY', bets: [round()], totalPages: 3 },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Page 2' }));
  await waitFor(() => expect(asked(host, 'wallets.bets').at(-1)).toMatchObject({ pageNo: 2 }));
  await userEvent.click(screen.getByRole('button', { name: '30 days' }));
  await waitFor(() =>
    expect(asked(host, 'wallets.bets').at(-1)).toEqual({
      ...{ from: '2026-01-02', to: '2026-01-31', zone },
      ...{ pageNo: 1, pageSize: 20 },
    }),
  );
});

test('profit and loss shows the total of the days, and each day [WAL-13]', async () => {
  const host = await open('personalProfit', {
    'wallets.profit': {
      currency: 'CNY',
      total: { stake: '13.00', won: '9.00', rewards: '0.70', result: '-3.30' },
      days: [
        { day: '2026-01-30', stake: '10.00', won: '9.00', rewards: '0.70', result: '-0.30' },
        { day: '2026-01-29', stake: '3.00', won: '0.00', result: '-3.00' },
      ],
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Profit and loss' });
  expect(await cellsOf('Profit and loss')).toEqual([
    [expect.stringContaining('30'), '¥10.00', '¥9.00', '¥0.70', '-¥0.30'],
    [expect.stringContaining('29'), '¥3.00', '¥0.00', '¥0.00', '-¥3.00'],
  ]);
  const totals = screen.getAllByRole('definition').map((amount) => amount.textContent);
  expect(totals).toEqual(['¥13.00', '¥9.00', '¥0.70', '-¥3.30']);
  expect(asked(host, 'wallets.profit')).toEqual([lastWeek]);
});

test('a total that cannot be read costs only itself: the days are shown [WAL-13]', async () => {
  const day = { day: '2026-01-29', stake: '3.00', won: '0.00', result: '-3.00' };
  await open('personalProfit', {
    'wallets.profit': { currency: 'CNY', total: { stake: 'x', result: null }, days: [day, { ...day, result: '1e3' }] },
  });
  expect(await cellsOf('Profit and loss')).toEqual([
    [expect.stringContaining('29'), '¥3.00', '¥0.00', '¥0.00', '-¥3.00'],
  ]);
  expect(screen.queryByRole('definition')).toBeNull();
});

test('the file has every page of the betting record, and no formula', async () => {
  const files = savedFiles();
  let page = 0;
  const answer = () => {
    page += 1;
    const bets = page === 3 ? [round({ game: '=1+1' })] : [round({ stake: `${page}.00` })];
    return { currency: 'CNY', bets, totalPages: 2 };
  };
  const host = await open('personalHistoryCopy', { 'wallets.bets': answer });
  await screen.findByRole('table');
  await userEvent.click(screen.getByRole('button', { name: 'Download as a file' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const at = new Date(time).toISOString();
  expect((await files[0])?.replace('\uFEFF', '')).toBe(
    `Time,Game,Stake,Win,Result\r\n${at},Fruit Harbour,2.00,5.50,3.50\r\n${at},'=1+1,3.00,5.50,2.50\r\n`,
  );
  expect(asked(host, 'wallets.bets').slice(1)).toEqual(
    [1, 2].map((pageNo) => ({ ...lastWeek, pageNo, pageSize: 100 })),
  );
});

test('a total without a readable day is shown, and no currency means the merchant’s [WAL-13]', async () => {
  const total = { stake: '1.00', won: '0.00', rewards: '0.00', result: '-1.00' };
  await open('personalProfit', { 'wallets.profit': { total, days: [{ date: '2026-01-29' }] } });
  const figures = await screen.findAllByRole('definition');
  expect(figures.map(({ textContent }) => textContent)).toEqual(['¥1.00', '¥0.00', '¥0.00', '-¥1.00']);
  expect(screen.queryByText(EN['play.empty'])).toBeNull();
});

test('the file of profit and loss has a line for each day', async () => {
  const files = savedFiles();
  await open('personalProfit');
  await screen.findByRole('table');
  await userEvent.click(screen.getByRole('button', { name: 'Download as a file' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect((await files[0])?.replace('\uFEFF', '')).toBe(
    'Day,Stake,Win,Rewards,Result\r\n2026-01-02,3.00,5.00,1.00,3.00\r\n',
  );
});

test.each([
  ['personalHistoryCopy', 'wallets.bets', { currency: 'CNY', bets: [], totalPages: 1 }],
  [
    'personalProfit',
    'wallets.profit',
    { currency: 'CNY', total: { stake: '0.00', won: '0.00', result: '0.00' }, days: [] },
  ],
] as const)('%s without rounds says so, and a failed one offers a retry', async (page, call, empty) => {
  let tries = 0;
  await open(page, { [call]: () => (++tries === 1 ? fails('server_error') : empty) });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('You played no rounds on these days.');
  expect(screen.getByRole('button', { name: 'Download as a file' })).toHaveProperty('disabled', true);
});
