import { fails, mountView, type FakeHost, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { lobbyHost, playerHost } from '../../testing/lobby-host';
import winners from '.';

const win = (changes: Record<string, unknown> = {}) => ({
  recordId: 4711,
  nickname: 'me***8',
  gameName: 'Fruit Harbour',
  amount: '128.40',
  currency: 'CNY',
  time: Date.UTC(2026, 0, 2, 3, 4),
  vendor: 'NOVA',
  gameType: 'RNG',
  gameId: 'fruit-harbour',
  nodeId: '1',
  showIcon: 'art:fruit-harbour',
  ...changes,
});

let mounted: MountedView | undefined;
afterEach(() => mounted?.unmount());

async function open(records: unknown, options: FakeHostOptions = {}, make = lobbyHost): Promise<FakeHost> {
  const host = make({ answers: { 'games.winners': records }, ...options });
  mounted = await mountView(winners, host);
  return host;
}

const board = () => screen.findByRole('region', { name: 'Latest wins' });
const rows = async () => within(await board()).findAllByRole('listitem');

test('lists the wins of the board [HOM-01], keyed by their record [WIN-01]', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // the same win twice in all but its record
  await open([win(), win({ recordId: '4712' }), win({ recordId: undefined, gameName: 'Without a record' })]);

  const [first] = await rows();
  expect(await rows()).toHaveLength(2);
  for (const text of ['me***8', 'Fruit Harbour', '¥128.40']) expect(within(first!).getByText(text)).toBeTruthy();
  expect(first?.textContent).toContain('26');
  expect(complaints.mock.calls.join()).not.toContain('key');
  complaints.mockRestore();
});

test('wins of one id are all shown, and open their own game; a win that comes twice is shown once [WIN-01]', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const [first, second] = [win(), win({ gameName: 'Duel Cards', gameId: 'duel-cards' })];
  const host = await open([first, second, first, win({ gameName: 'Third' })], {}, playerHost);

  expect(await rows()).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: /Duel Cards/ }));
  expect(host.records.commands).toMatchObject([{ request: { gameId: 'duel-cards' } }]);
  expect(complaints.mock.calls.join()).not.toContain('key');
  complaints.mockRestore();
});

test('a record below `vo` is read as well [WIN-01]', async () => {
  await open([{ vo: win({ gameName: 'Duel Cards' }) }]);

  expect(within((await rows())[0]!).getByText('Duel Cards')).toBeTruthy();
});

test('the merchant chooses the fields, also those that only its back end has [WIN-02]', async () => {
  const chosen = (fields: string) => ({
    settings: { value: (name: string) => (name === 'winnerFields' ? fields : undefined) },
  });
  const record = win({ tableNo: 'T-12' });
  await open([record], chosen('gameName amount'));
  expect((await rows())[0]?.textContent).toBe('Fruit Harbour ¥128.40 Play');
  await mounted?.unmount();

  await open([record], chosen('tableNo nickname'));
  expect((await rows())[0]?.textContent).toBe('T-12 me***8 Play Fruit Harbour');
});

test('a full name is masked, whatever the back end sends', async () => {
  const settings = { value: (name: string) => (name === 'winnerFields' ? 'account nickname' : undefined) };
  await open([win({ account: 'wanglei1988', nickname: 'Wang Lei' })], { settings });

  const text = (await rows())[0]?.textContent;
  expect(text).toBe('wa***8 Wa***i Play Fruit Harbour');
});

test('requests 100 wins in the language, then those of a category [WIN-03] [LIM-14]', async () => {
  const host = await open([win()]);
  await rows();
  expect(host.records.calls).toEqual([
    { endpoint: 'games.winners', request: { gameCategory: '', language: 'EN', limitNum: 100 } },
  ]);

  const choice = within(await board()).getByRole<HTMLSelectElement>('combobox', { name: 'Category' });
  expect([...choice.options].map(({ value }) => value)).toEqual(['', 'VP', 'TG', 'SC', 'AC', 'JP']);
  await userEvent.selectOptions(choice, 'JP');

  expect(host.records.calls.at(-1)?.request).toEqual({ gameCategory: 'JP', language: 'EN', limitNum: 100 });
});

test('a win starts its game through the launch command', async () => {
  const host = await open([win()], {}, playerHost);

  await userEvent.click(await screen.findByRole('button', { name: /Fruit Harbour .* Play$/ }));

  expect(host.records.commands).toEqual([
    {
      name: 'game.launch@1',
      request: { vendor: 'NOVA', gameType: 'RNG', gameId: 'fruit-harbour', nodeId: '1', name: 'Fruit Harbour' },
    },
  ]);
});

test('a win that names no game is plain; one without any shown field is left out', async () => {
  await open([win({ vendor: '' }), { recordId: '1' }]);

  expect(await rows()).toHaveLength(1);
  expect(within(await board()).queryByRole('button')).toBeNull();
});

test('an amount without a currency is in that of the merchant; an unreadable one costs only itself', async () => {
  await open([win({ currency: '' }), win({ recordId: '2', amount: 'plenty', gameName: 'Duel Cards' })]);

  const [first, second] = await rows();
  expect(within(first!).getByText('¥128.40')).toBeTruthy();
  expect(second?.textContent).toContain('Duel Cards');
  expect(second?.textContent).not.toContain('plenty');
});

test('without wins it says so; a failure has a retry', async () => {
  let reachable = false;
  await open(() => (reachable ? [] : fails('network')));

  const retry = await within(await board()).findByRole('button', { name: 'Try again' });
  reachable = true;
  await userEvent.click(retry);

  await within(await board()).findByText('No wins here yet');
});
