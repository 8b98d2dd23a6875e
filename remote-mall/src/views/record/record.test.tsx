import { mountView, type FakeHost, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { mallHost } from '../../testing/mall-host';
import record from '.';

const redemption = (id: string, changes: object = {}) => ({
  id,
  dateRequested: Date.UTC(2026, 0, 2, 3, 4),
  name: 'Coffee',
  quantity: 2,
  requiredPoint: 300,
  requiredMoney: '5.00',
  status: 'P',
  type: 'PM',
  ...changes,
});

let mounted: MountedView | undefined;
afterEach(() => mounted?.unmount());

async function open(content: object[], totalPages = 1, options: FakeHostOptions = {}): Promise<FakeHost> {
  const host = mallHost({ answers: { 'mall.redemptions': { content, totalPages } }, ...options });
  mounted = await mountView(record, host);
  return host;
}
const asked = (host: FakeHost) =>
  host.records.calls.filter(({ endpoint }) => endpoint === 'mall.redemptions').map(({ request }) => request);

test('each row shows time, reward, quantity, price and status [MAL-48]', async () => {
  await open([
    redemption('3', { status: 'R' }),
    redemption('2', { status: 'A' }),
    redemption('1'),
    redemption('0', { status: 'X' }),
  ]);

  const rows = (await screen.findAllByRole('row')).slice(1);
  const cells = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ dataset, textContent }) => `${dataset['title']}: ${textContent}`),
  );
  expect(cells.map((row) => row.at(-1))).toEqual(
    ['Rejected', 'Approved', 'Pending', 'Other'].map((status) => `Status: ${status}`),
  );
  expect(cells[0]).toEqual(expect.arrayContaining(['Reward: Coffee', 'Quantity: 2', 'Points to pay: 300']));
  screen.getByRole('table', { description: /^Time zone: \w/ });
});

test('requests thirteen redemptions of all kinds from the first page [MAL-49] [MAL-50] [LIM-07]', async () => {
  const host = await open([redemption('1')], 2);
  await screen.findByRole('table');

  expect(asked(host)).toEqual([
    { startDate: expect.any(Number), endDate: expect.any(Number), page: 1, size: 13, status: '' },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  await waitFor(() => expect(asked(host).at(-1)).toMatchObject({ page: 2, size: 13 }));
});

test('when a decision empties the last page, the page before it is shown', async () => {
  let pages = 2;
  const answer = ({ page }: { page: number }) => ({
    content: page > pages ? [] : [redemption(String(page), { name: `Coffee ${page}` })],
    totalPages: pages,
  });
  const host = await open([], 2, { answers: { 'mall.redemptions': answer } });
  await userEvent.click(await screen.findByRole('button', { name: 'Page 2' }));
  await screen.findByText('Coffee 2');

  pages = 1;
  host.emit('live.received@1', { type: 'REDEMPTION', popup: true });

  await screen.findByText('Coffee 1');
  expect(screen.queryByRole('button', { name: 'Page 2' })).toBeNull();
});

test('a status filter is sent to the server and restarts at page 1', async () => {
  const host = await open([redemption('1')], 2);
  await userEvent.click(await screen.findByRole('button', { name: 'Page 2' }));

  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Approved');

  await waitFor(() => expect(asked(host).at(-1)).toMatchObject({ page: 1, status: 'A' }));
});

test('redemptions of chosen dates; a range that is too long is explained without a request [MAL-55] [DAT-01]', async () => {
  const host = await open([redemption('1')]);
  await screen.findByRole('table');
  screen.getByRole('group', { name: 'Date range' });
  const before = asked(host).length;

  await userEvent.clear(screen.getByLabelText('From'));
  await userEvent.type(screen.getByLabelText('From'), '2020-01-01');

  await screen.findByText('Choose at most 30 days.');
  expect(asked(host)).toHaveLength(before);

  await userEvent.clear(screen.getByLabelText('To'));
  await userEvent.type(screen.getByLabelText('To'), '2020-01-30');

  const startDate = new Date(2020, 0, 1).getTime();
  const endDate = new Date(2020, 0, 30, 23, 59, 59).getTime();
  await waitFor(() => expect(asked(host).at(-1)).toMatchObject({ startDate, endDate, page: 1 }));
});

test('times, numbers and amounts are read in every form; one row that cannot be read costs only itself', async () => {
  const time = Date.UTC(2026, 0, 2, 3, 4);
  const odd = { quantity: '2.00', requiredPoint: '', requiredMoney: '', status: null };
  const host = await open([
    redemption('4', { dateRequested: String(time), name: 'Tea', ...odd }),
    redemption('3', { dateRequested: new Date(time).toISOString(), name: 'Mug', requiredMoney: 2.5 }),
    redemption('2', { dateRequested: 'soon', name: 'Umbrella' }),
    redemption('1', { name: 'Coffee', requiredMoney: '5.00001' }),
  ]);

  const rows = (await screen.findAllByRole('row')).slice(1).map((row) => row.textContent);
  expect(rows).toHaveLength(3);
  const [tea, mug, coffee] = rows;
  for (const row of rows) expect(row).toContain('2026-01-02T03:04:00.000Z');
  expect(tea).toMatch(/Tea20.*0\.00Other$/);
  expect(mug).toMatch(/Mug2300.*2\.50Pending$/);
  expect(coffee).toMatch(/Coffee2300.*5\.00001Pending$/);
  expect(host.records.unreadable).toEqual(['mall.redemptions']);
});

test('shows a message without redemptions', async () => {
  await open([]);

  await screen.findByText('No entries');
});

test('a decision shows its reason, and one that arrives while the record is open is shown at once', async () => {
  let content = [redemption('1')];
  const host = await open([], 1, {
    answers: { 'mall.redemptions': () => ({ content, totalPages: 1 }) },
  });
  await screen.findByRole('table');
  content = [redemption('1', { status: 'R', reason: 'Out of print' })];
  host.emit('live.received@1', { type: 'REDEMPTION', popup: true });

  expect((await screen.findByText('Out of print')).closest('td')?.textContent).toBe('RejectedOut of print');
});

test('an amount with more digits than the currency is shown in full', async () => {
  const settings = { currency: { code: 'JPY', symbol: '¥', position: 'F' as const, digits: 0 } };
  await open([redemption('1', { requiredMoney: '2.5' })], 1, { settings });
  const [, row] = await screen.findAllByRole('row');
  expect(row?.textContent).toContain('2.5');
});
