import { fails, mountView, type FakeHost, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { mallHost } from '../../testing/mall-host';
import { reward, rewardTypes } from '../../testing/rewards';
import home from '.';

const many = (count: number, type: string) =>
  Array.from({ length: count }, (_, index) => reward(`${type}-${index + 1}`, { type }));
const stocked = (content: object[]) => ({
  'mall.rewardTypes': rewardTypes,
  'mall.rewards': { content, totalPages: 1 },
});

let mounted: MountedView | undefined;
afterEach(() => mounted?.unmount());

async function open(params: Record<string, string> = {}, options: FakeHostOptions = {}): Promise<FakeHost> {
  const host = mallHost({ answers: stocked([...many(4, '1'), ...many(8, '2')]), ...options });
  mounted = await mountView(home, host, params);
  return host;
}

const shelf = (name: string) => screen.findByRole('list', { name });
const count = async (name: string) => within(await shelf(name)).getAllByRole('article').length;

test('a reward for nothing costs 0 points, and one without any price shows none [MAL-14]', async () => {
  const free = { type: '1', price: 0, mpPointAmount: 0, mpMoneyAmount: '0', displayPointMoneyAmt: 'Y' };
  const priceless = { type: '1', price: null, mpPointAmount: null, mpMoneyAmount: '0.00', displayPointMoneyAmt: 'Y' };
  await open({}, { answers: stocked([reward('free', free), reward('priceless', priceless)]) });

  const [first, second] = within(await shelf('Gift vouchers')).getAllByRole('article') as [HTMLElement, HTMLElement];
  expect(first.querySelector('strong')?.textContent).toBe('0 points');
  expect(second.querySelector('strong')).toBeNull();
});

test('the first tab shows all types and is the default [MAL-03]', async () => {
  await open();

  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['All', 'Gift vouchers', 'Toys']);
  expect(tabs[0]?.getAttribute('aria-selected')).toBe('true');
});

test('with all types, shows each with its title and three rewards [MAL-05] [MAL-08] [LIM-07]', async () => {
  await open();

  expect(await count('Gift vouchers')).toBe(3);
  expect(await count('Toys')).toBe(3);
});

test('a selected type shows seven rewards, and all after “Show more” [MAL-08] [LIM-07]', async () => {
  await open({ type: '2' });

  expect(await count('Toys')).toBe(7);
  expect(screen.queryByRole('list', { name: 'Gift vouchers' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show more: Toys' }));
  expect(await count('Toys')).toBe(8);
  expect(screen.queryByRole('button', { name: 'Show more: Toys' })).toBeNull();
});

test('“Show more” appears from the fourth reward of a type [MAL-09]', async () => {
  await open({}, { answers: stocked([...many(3, '1'), ...many(4, '2')]) });

  await shelf('Toys');
  expect(screen.queryByRole('button', { name: 'Show more: Gift vouchers' })).toBeNull();
  screen.getByRole('button', { name: 'Show more: Toys' });
});

test('selecting a type changes the address', async () => {
  const host = await open();

  await userEvent.click(await screen.findByRole('tab', { name: 'Toys' }));

  expect(host.records.refined).toEqual([{ params: { type: '2' }, push: false }]);
});

test('a type with a hidden title shows its rewards without a heading [MAL-06]', async () => {
  const types = [{ ...rewardTypes[0], isShowTitle: false }];
  await open({}, { answers: { ...stocked(many(1, '1')), 'mall.rewardTypes': types } });

  await shelf('Gift vouchers');
  expect(screen.queryByRole('heading', { name: 'Gift vouchers' })).toBeNull();
});

test('requests a thousand rewards of all types from the first page [MAL-10] [MAL-36] [LIM-07]', async () => {
  const host = await open();
  await shelf('Toys');

  const asked = host.records.calls.filter(({ endpoint }) => endpoint === 'mall.rewards');
  expect(asked.map(({ request }) => request)).toEqual([{ page: 1, size: 1000, type: '' }]);
});

test('“All” also shows rewards with a type that is missing or not listed [MAL-03] [MAL-05]', async () => {
  const content = [reward('1'), reward('2', { type: '99' }), reward('3', { type: undefined })];
  await open({}, { answers: stocked(content) });

  expect(await count('Gift vouchers')).toBe(1);
  expect(await count('Other rewards')).toBe(2);
  screen.getByRole('heading', { name: 'Other rewards' });
});

test.each([
  ['fail', () => fails('server_error')],
  ['are empty', () => []],
  ['do not arrive', () => new Promise(() => undefined)],
])('shows the rewards in one list when their types %s', async (_how, types) => {
  await open({}, { answers: { ...stocked(many(2, '1')), 'mall.rewardTypes': types } });

  const list = await screen.findByRole('list', { name: 'All' }, { timeout: 4_000 });
  expect(within(list).getAllByRole('article')).toHaveLength(2);
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['All']);
});

test("shows the server's point balance [MAL-07]", async () => {
  await open({}, { answers: { ...stocked([]), 'mall.balance': { balance: 5200 } } });

  await waitFor(() => expect(screen.getByRole('status', { name: 'My points' }).textContent).toContain('5,200'));
});

test('reloads the points after a balance change', async () => {
  const points = [5200, 5260];
  const host = await open({}, { answers: { ...stocked([]), 'mall.balance': () => ({ balance: points.shift() }) } });
  await screen.findByText('5,200');

  host.emit('account.changed@1', { part: 'balance' });

  await screen.findByText('5,260');
});

test('a visitor sees the rewards and a note about points, without a balance request', async () => {
  const host = await open({}, { facts: ['switch:POINTSYSTEM'], session: { status: 'visitor' } });

  expect(await count('Toys')).toBe(3);
  screen.getByText(/Sign in to see yours/);
  expect(host.records.calls.map(({ endpoint }) => endpoint)).not.toContain('mall.balance');
});

test('shows price, stock and redemptions of a reward [MAL-14] [MAL-17]', async () => {
  const dear = reward('9', {
    name: 'Tea set',
    price: 980,
    mpPointAmount: 490,
    mpMoneyAmount: '12.50',
    displayPointMoneyAmt: 'Y',
    inventory: 14,
    adjustedCount: 58,
    perPerson: '3',
    endsAt: '2026-02-01 00:00:00',
  });
  await open({}, { answers: stocked([dear, reward('10', { name: 'Mug', perPerson: 0 })]) });

  const shown = (await screen.findByRole('article', { name: 'Tea set' })).textContent;
  for (const part of [
    '980 points',
    'or 490 points + ',
    '12.50',
    '14 left',
    '58 redeemed',
    'At most 3 for each person',
    'Until 2026-02-01T00:00',
  ])
    expect(shown).toContain(part);
  expect(screen.getByRole('article', { name: 'Mug' }).textContent).not.toMatch(/redeemed|for each person|Until/);
});

test('a reward with a price that has more digits than the currency is left out and reported', async () => {
  const fine = { mpPointAmount: 100, mpMoneyAmount: '2.5', displayPointMoneyAmt: 'Y' };
  const whole = { ...fine, mpMoneyAmount: '2.00' };
  const settings = { currency: { code: 'JPY', symbol: '¥', position: 'F' as const, digits: 0 } };
  const host = await open(
    {},
    { settings, answers: stocked([reward('1', { name: 'Tea', ...fine }), reward('2', { name: 'Mug', ...whole })]) },
  );
  await screen.findByRole('article', { name: 'Mug' });
  expect(screen.queryByRole('article', { name: 'Tea' })).toBeNull();
  expect(host.records.errors.map(({ error }) => String(error))).toEqual([
    'Error: reward 1 was left out: 2.5 has more digits than JPY',
  ]);
});

test.each([
  ['null', null, null],
  ['empty', '', ''],
  ['0', 0, '0'],
])('a reward without a price in points, written as %s, shows its money alone [MAL-32]', async (_how, price, points) => {
  const paid = reward('9', { name: 'Tea set', price, mpPointAmount: points, mpMoneyAmount: '12.50' });
  await open({}, { answers: stocked([paid, reward('10', { name: 'Mug' })]) });

  const shown = (await screen.findByRole('article', { name: 'Tea set' })).textContent;
  expect(shown).toContain('12.50');
  expect(shown).not.toContain('points');
});

test('numbers of a reward are read in every form; a reward that cannot be read costs only itself', async () => {
  const content = [
    reward('8', { name: 'Umbrella', price: '300.00', mpMoneyAmount: '', inventory: '14', adjustedCount: '' }),
    reward('9', { name: 'Tea set', price: 'dear' }),
    reward('10', { name: 'Mug', price: 40 }),
  ];
  const host = await open({}, { answers: stocked(content) });

  expect((await screen.findByRole('article', { name: 'Umbrella' })).textContent).toMatch(/300 points.*14 left/);
  expect(screen.getByRole('article', { name: 'Mug' }).textContent).toContain('40 points');
  expect(screen.queryByRole('article', { name: 'Tea set' })).toBeNull();
  expect(host.records.unreadable).toEqual(['mall.rewards']);
});

test.each([0, -1])('marks a reward with %d in stock as sold out', async (inventory) => {
  await open({}, { answers: stocked([reward('9', { name: 'Tea set', inventory })]) });

  expect((await screen.findByRole('article', { name: 'Tea set' })).textContent).toContain('Sold out');
});

test('sold-out rewards cannot be redeemed; others open the redemption dialog [MAL-12] [MAL-31]', async () => {
  const host = await open(
    {},
    { answers: stocked([reward('9', { name: 'Tea set', inventory: 0 }), reward('10', { name: 'Mug' })]) },
  );

  expect(await screen.findByRole('button', { name: 'Redeem: Tea set' })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('button', { name: 'Redeem: Mug' }));
  expect(host.records.opened).toEqual([{ place: 'mall.redeem@1', params: { id: '10' } }]);
});

test('reloads points and rewards after a redemption [MAL-39]', async () => {
  const host = await open({}, { results: { 'mall.redeem@1': { redeemed: true } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Redeem: Reward 1-1' }));

  const asked = () => host.records.calls.map(({ endpoint }) => endpoint);
  await waitFor(() => expect(asked().filter((endpoint) => endpoint === 'mall.rewards')).toHaveLength(2));
  expect(asked()).toContain('mall.refreshBalance');
});

test('three links lead to redemptions, point history and rules [MAL-11]', async () => {
  const host = await open();
  for (const name of ['Redemptions', 'Point history', 'How points work'])
    await userEvent.click(await screen.findByRole('link', { name }));

  expect(host.records.opened.map(({ place }) => place)).toEqual(['mall.record@1', 'mall.points@1', 'mall.rules@1']);
});

test('the balance has a button to convert points, for signed-in customers [MAL-43]', async () => {
  const host = await open({}, { results: { 'mall.convert@1': { converted: true } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Convert to money' }));

  await waitFor(() => expect(host.records.calls.map(({ endpoint }) => endpoint)).toContain('mall.refreshBalance'));
});

test('shows a message without rewards', async () => {
  await open({}, { answers: stocked([]) });

  await screen.findByText('No rewards yet');
});

test('offers a retry for the rewards', async () => {
  let tries = 0;
  const answer = () => (++tries === 1 ? fails('server_error') : { content: many(1, '1'), totalPages: 1 });
  await open({}, { answers: { ...stocked([]), 'mall.rewards': answer } });

  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await count('Gift vouchers')).toBe(1);
});

test('removes everything on unmount', async () => {
  await open();
  await shelf('Toys');

  await mounted?.unmount();
  mounted = undefined;

  expect(document.body.innerHTML).toBe('');
});
